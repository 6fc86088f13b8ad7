import { type Zippable, zipSync } from 'fflate'

type Files = Record<string, string | Uint8Array>

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const chapter = (body: string, head = '') =>
  `${HEAD}<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>One</title>${head}</head><body>${body}</body></html>`

const CONTAINER = `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

/** The package of a book with one chapter; `more` are items of its manifest. */
export const bookPackage = (more = '', order = '<itemref idref="one"/>') =>
  `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:uuid:1</dc:identifier><dc:title>One</dc:title>
<dc:language>en</dc:language><link rel="record" href="https://example.com/record" media-type="application/marc"/></metadata>
<manifest><item id="one" href="text/one.xhtml" media-type="application/xhtml+xml"/>${more}</manifest>
<spine>${order}</spine></package>`

let made = 0

/** An EPUB that no other test makes, with files added or replaced; an empty text leaves a file out. */
export function makeEpub(files: Files = {}, mimetype = 'application/epub+zip'): Buffer {
  made += 1
  const book: Files = {
    'META-INF/container.xml': CONTAINER,
    'EPUB/book.opf': bookPackage(),
    'EPUB/text/one.xhtml': chapter(
      `<h1>One</h1><p>Text ${made} of ${process.pid}, <a href="https://example.com/">a link</a>.</p>`,
    ),
    'EPUB/style.css': 'p { margin: 0; background: url("picture.png") } /* https://example.com */',
    ...files,
  }
  const zipped: Zippable = { mimetype: [Buffer.from(mimetype), { level: 0 }] }
  for (const [name, content] of Object.entries(book))
    if (content.length > 0) zipped[name] = [Buffer.from(content), { level: 9 }]
  return Buffer.from(zipSync(zipped))
}

/** The same zip with another text in the place of each one of the same length. */
export function patch(bytes: Buffer, from: string, to: string): Buffer {
  const patched = Buffer.from(bytes)
  for (let at = patched.indexOf(from); at >= 0; at = patched.indexOf(from, at + 1)) patched.write(to, at, 'latin1')
  return patched
}

/** The same zip whose directory says that a file has another size. */
export function withSize(bytes: Buffer, name: string, size: number): Buffer {
  const patched = Buffer.from(bytes)
  for (const { mark, sizeAt, nameAt } of [
    { mark: 'PK\x03\x04', sizeAt: 22, nameAt: 30 },
    { mark: 'PK\x01\x02', sizeAt: 24, nameAt: 46 },
  ]) {
    for (let at = patched.indexOf(mark, 0, 'latin1'); at >= 0; at = patched.indexOf(mark, at + 1, 'latin1'))
      if (patched.toString('latin1', at + nameAt, at + nameAt + name.length) === name)
        patched.writeUInt32LE(size, at + sizeAt)
  }
  return patched
}
