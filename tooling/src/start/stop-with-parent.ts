import { isMainThread } from 'node:worker_threads'

/** Preloaded into each part: when the parent is killed, the IPC channel closes and the part stops. */
const LONGEST_STOP_MS = 11_000

// The threads of the part preload it as well, and have no channel.
if (isMainThread) {
  // The channel can close before this module runs; that event would never arrive.
  if (process.connected) process.once('disconnect', stop)
  else stop()
  // The channel alone does not keep the process alive.
  process.channel?.unref()
}

function stop() {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
  process.kill(process.pid, 'SIGTERM')
}
