/** Preloaded into each part: when the parent is killed, the IPC channel closes and the part stops. */
const LONGEST_STOP_MS = 11_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
// The channel alone does not keep the process alive.
process.channel?.unref()
