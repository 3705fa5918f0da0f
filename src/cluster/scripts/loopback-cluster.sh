#!/usr/bin/env bash
# A Spark cluster for trying it out: a master and workers of one core each, on this
# machine's loopback, from the libraries that `mvn -Pcluster package` has fetched.
#
#   loopback-cluster.sh start [FOLDER] [PORT] [WORKERS]
#   loopback-cluster.sh stop [FOLDER]
#
# FOLDER takes process ids, logs and what the workers write; target/cluster/loopback
# if not given. PORT is the master's, 7077 if not given; WORKERS are two if not given.

set -euo pipefail

home=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
command=${1:-}
folder=${2:-$home/target/cluster/loopback}
port=${3:-7077}
workers=${4:-2}
host=127.0.0.1
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

fail() {
  printf 'loopback-cluster: %s\n' "$*" >&2
  exit 1
}

# spawn NAME CLASS ARGUMENTS: starts a process of the cluster, with its id in NAME.pid.
spawn() {
  local name=$1
  shift
  SPARK_HOME=$home/target/cluster/spark SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=$host \
    nohup "$java" -Xmx384m -XX:+UseSerialGC -cp "$home/target/cluster/spark/jars/*" "$@" \
    >"$folder/$name.log" 2>&1 </dev/null &
  echo $! >"$folder/$name.pid"
}

# await NAME TEXT: waits until a process has written a text into its log.
await() {
  local i
  for ((i = 0; i < 1800; i++)); do
    if grep -q "$2" "$folder/$1.log"; then return; fi
    kill -0 "$(cat "$folder/$1.pid")" 2>/dev/null || break
    sleep 0.1
  done
  tail -5 "$folder/$1.log" >&2
  stop
  fail "$1 did not start; its last lines stand above"
}

start() {
  local i
  [ -d "$home/target/cluster/spark/jars" ] ||
    fail "nothing to start yet; run 'mvn -Pcluster package' in $home first"
  [ ! -f "$folder/master.pid" ] || fail "$folder holds a cluster already; stop it first"
  mkdir -p "$folder"
  spawn master org.apache.spark.deploy.master.Master --host $host --port "$port" --webui-port 0
  await master "I have been elected leader"
  for ((i = 1; i <= workers; i++)); do
    spawn "worker-$i" org.apache.spark.deploy.worker.Worker --host $host --webui-port 0 \
      --cores 1 --memory 1g --work-dir "$folder/work-$i" "spark://$host:$port"
  done
  for ((i = 1; i <= workers; i++)); do
    await "worker-$i" "Successfully registered with master"
  done
  echo "spark://$host:$port"
}

# Workers first: each ends the processes it has started.
stop() {
  local file pid
  for file in "$folder"/worker-*.pid "$folder"/master.pid; do
    [ -f "$file" ] || continue
    pid=$(cat "$file")
    kill "$pid" 2>/dev/null || true
    while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
    rm -f "$file"
  done
}

case $command in
  start) start ;;
  stop) stop ;;
  *) fail "usage: loopback-cluster.sh start [FOLDER] [PORT] [WORKERS] | stop [FOLDER]" ;;
esac
