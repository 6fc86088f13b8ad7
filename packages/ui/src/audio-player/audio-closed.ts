/** What is heard may be heard no more; its message is for the listener. */
export class AudioClosed extends Error {
  override readonly name = 'AudioClosed'
}
