import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { checkEpub, EpubError } from './check-epub.ts'

type Facts = Awaited<ReturnType<typeof checkEpub>>
type Answer = Facts | Pick<EpubError, 'problem' | 'place'>

/** Checks an EPUB in a thread of its own: other requests would wait while a long chapter is parsed. */
export async function checkEpubInThread(bytes: Buffer): Promise<Facts> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { epub: bytes } })
  const ended = new AbortController()
  // A thread that ends without an answer, such as one without memory, would leave the upload waiting.
  thread.once('exit', () => ended.abort(new Error('The check of an e-book ended without an answer.')))
  try {
    const [answer]: Answer[] = await once(thread, 'message', { signal: ended.signal })
    if (answer === undefined || 'problem' in answer) throw new EpubError(answer?.problem ?? 'damaged', answer?.place)
    return answer
  } finally {
    await thread.terminate()
  }
}

/** The side of the thread. A view of the bytes arrives, which the parser of zips needs as a buffer. */
async function answerOf({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Promise<Answer> {
  try {
    return await checkEpub(Buffer.from(buffer, byteOffset, byteLength))
  } catch (error) {
    if (error instanceof EpubError) return { problem: error.problem, place: error.place }
    throw error
  }
}

const epub: unknown = workerData?.epub
if (parentPort !== null && epub instanceof Uint8Array)
  parentPort.postMessage(await answerOf(epub as Uint8Array<ArrayBuffer>))
