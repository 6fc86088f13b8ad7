import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, Transform } from 'node:stream'

/** No segment is larger; what is, is something else. */
const LARGEST_SEGMENT_BYTES = 64 * 1024 * 1024

/**
 * What an origin sends, while it comes and not all at once, up to what a segment can be. Where one side goes away, the
 * other one is let go.
 */
export function passOn(answer: IncomingMessage): Readable {
  let bytes = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > LARGEST_SEGMENT_BYTES ? new Error('The origin sends too much.') : null, chunk)
    },
  })
  // What breaks is seen by whoever reads.
  pipeline(answer, limited, () => undefined)
  return limited
}

/** Whether it says itself that it is more than a segment can be. */
export const isTooLarge = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > LARGEST_SEGMENT_BYTES
