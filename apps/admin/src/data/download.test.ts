import { expect, it } from 'vitest'
import { csvOf, readHead } from './download.ts'

/** A response in pieces, as the network brings it. */
function responseOf(pieces: readonly string[]) {
  const cancelled = { is: false }
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece))
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const next = bytes.shift()
        if (next) controller.enqueue(next)
        else controller.close()
      },
      cancel() {
        cancelled.is = true
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body), cancelled }
}

/** A text would be without its byte order mark. */
const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())]

it('of a table only the names of the columns are saved, and the rest is not loaded', async () => {
  const { response, cancelled } = responseOf(['\uFEFFisbn,s', 'ku\r\n1,', '2\r\n', '3,4\r\n', '5,6\r\n', '7,8\r\n'])
  expect(await bytesOf(await readHead(response))).toEqual(await bytesOf(new Blob(['\uFEFFisbn,sku\r\n'])))
  expect(cancelled.is).toBe(true)
})

it('a table without rows has its names too', async () => {
  const { response } = responseOf(['isbn,sku'])
  expect(await bytesOf(await readHead(response))).toEqual(await bytesOf(new Blob(['\uFEFFisbn,sku\r\n'])))
})

it('what is on the screen is a table whose cells are texts and never formulas', async () => {
  const file = csvOf([
    ['Area', 'Door'],
    ['Say "no", twice', '=1+1'],
  ])
  const expected = '\uFEFF"Area","Door"\r\n"Say ""no"", twice","\'=1+1"\r\n'
  expect(await bytesOf(file)).toEqual(await bytesOf(new Blob([expected])))
})
