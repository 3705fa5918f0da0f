package stacklab.random;

/**
 * The xoshiro256++ generator of Blackman and Vigna ("Scrambled Linear Pseudorandom Number
 * Generators", 2021), seeded through SplitMix64 as its authors advise.
 *
 * <p>The same seed gives the same stream on every JDK, machine and locale. Mutable and not
 * thread-safe: each thread owns its generators.
 */
public final class Random {
  private long s0;
  private long s1;
  private long s2;
  private long s3;

  private Random() {}

  /** Returns a generator whose stream is fixed by {@code seed}. */
  public static Random of(long seed) {
    Random random = new Random();
    random.seed(seed);
    return random;
  }

  /** Restarts this generator at the beginning of the stream of {@code seed}. */
  public void seed(long seed) {
    long state = seed;
    s0 = mix(state += GOLDEN);
    s1 = mix(state += GOLDEN);
    s2 = mix(state += GOLDEN);
    s3 = mix(state + GOLDEN);
  }

  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  /**
   * Returns the output function of SplitMix64 at {@code z}: a bijection of the 64-bit words in
   * which every input bit reaches every output bit.
   */
  public static long mix(long z) {
    long x = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    x = (x ^ (x >>> 27)) * 0x94d049bb133111ebL;
    return x ^ (x >>> 31);
  }

  /** Returns a word that depends on both arguments and on their order; used to derive seeds. */
  public static long mix(long a, long b) {
    return mix(mix(a + GOLDEN) ^ (b * 0xd1342543de82ef95L + GOLDEN));
  }

  /** Returns the next 64 bits of the stream. */
  public long nextLong() {
    long a = s1;
    long result = Long.rotateLeft(s0 + s3, 23) + s0;
    s2 ^= s0;
    s3 ^= a;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= a << 17;
    s3 = Long.rotateLeft(s3, 45);
    return result;
  }

  /**
   * Returns a number from 0 to {@code bound - 1}, every one equally likely.
   *
   * <p>Takes the high word of a 32 by 32 bit product and draws again in the few cases that would be
   * favoured (Lemire, "Fast Random Integer Generation in an Interval", 2019), so the draw is exact.
   *
   * @param bound a positive number; not checked
   */
  public int below(int bound) {
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xffffffffL) < bound) {
      long threshold = (0x100000000L - bound) % bound;
      while ((product & 0xffffffffL) < threshold) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  /** Returns a number from 0 (included) to 1 (excluded), a multiple of 2^-53. */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /** Puts the elements {@code from} to {@code to - 1} into an order, every one equally likely. */
  public void shuffle(int[] values, int from, int to) {
    for (int i = to - 1; i > from; i--) {
      int j = from + below(i - from + 1);
      int swapped = values[i];
      values[i] = values[j];
      values[j] = swapped;
    }
  }
}
