/** `start` loads this into each part before the part's own code. A killed parent can tell nobody to stop, but the channel to it closes. */
const LONGEST_STOP_MS = 11_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
// The channel alone is no reason to go on.
process.channel?.unref()
