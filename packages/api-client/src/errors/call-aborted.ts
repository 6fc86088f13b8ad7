/** A call that its caller no longer wanted: nothing failed, so nobody is told. The cause is the reason of the signal. */
export class CallAborted extends Error {
  // The name that the platform gives it, by which other code knows it.
  override readonly name = 'AbortError'

  constructor(signal: AbortSignal) {
    super('The call was aborted.', { cause: signal.reason })
  }
}
