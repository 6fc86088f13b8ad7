import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openDocument } from './typeset.ts'

async function write(text: string) {
  const details = { title: 'Receipt', author: 'Dabali', language: 'en', createdAt: new Date(0) }
  const { document, place, finish } = openDocument(details)
  document.addPage()
  place(text, { x: 300, y: 100, isMiddle: true }, { size: 12 })
  return finish()
}

/** The unpacked streams of a file, with what each glyph says when it is copied. */
const unpacked = (file: Buffer) =>
  file
    .toString('latin1')
    .split('\nstream\n')
    .slice(1)
    // The description of the file is not packed; packed streams begin with this letter.
    .filter((part) => part.startsWith('x'))
    .map((part) => inflateSync(Buffer.from(part.split('\nendstream')[0] ?? '', 'latin1')).toString('latin1'))
    .join('\n')

/** Two spellings of one syllable, which are drawn with the same glyph. */
const [WITH_JOINER, WITH_DOT] = ['\u0930\u094d\u200d\u092f', '\u0931\u094d\u092f']

test('a document does not depend on those before it', async () => {
  const first = await write(WITH_JOINER)
  expect(unpacked(first)).toContain('<0930 094d 200d>')
  const second = unpacked(await write(WITH_DOT))
  expect(second).toContain('<0931 094d>')
  expect(second).not.toContain('<0930 094d 200d>')
  expect((await write(WITH_JOINER)).equals(first)).toBe(true)
})
