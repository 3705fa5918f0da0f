package stacklab.stats.rating;

/** What little of linear algebra ratings need; a few dozen rows at most. */
final class Matrices {
  private Matrices() {}

  /** Inverts a positive definite matrix by elimination, which needs no pivots for such. */
  static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] left = new double[n][];
    double[][] right = new double[n][n];
    for (int i = 0; i < n; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
    }
    for (int pivot = 0; pivot < n; pivot++) {
      double scale = 1 / left[pivot][pivot];
      scale(left[pivot], scale);
      scale(right[pivot], scale);
      for (int row = 0; row < n; row++) {
        if (row != pivot) {
          double factor = -left[row][pivot];
          addMultiple(left[row], left[pivot], factor);
          addMultiple(right[row], right[pivot], factor);
        }
      }
    }
    return right;
  }

  private static void scale(double[] row, double factor) {
    for (int i = 0; i < row.length; i++) {
      row[i] *= factor;
    }
  }

  private static void addMultiple(double[] row, double[] other, double factor) {
    for (int i = 0; i < row.length; i++) {
      row[i] += factor * other[i];
    }
  }

  static double[] product(double[][] matrix, double[] vector) {
    double[] product = new double[vector.length];
    for (int i = 0; i < vector.length; i++) {
      for (int j = 0; j < vector.length; j++) {
        product[i] += matrix[i][j] * vector[j];
      }
    }
    return product;
  }
}
