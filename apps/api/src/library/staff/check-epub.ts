import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Entry, Options, ZipFile } from 'yauzl'
import { checkMarkup, checkStyle, hasEntities, readTags } from './check-markup.ts'

/** Why an e-book is refused; `place` is the file in it. */
type EpubProblem = 'empty' | 'notEpub' | 'damaged' | 'bomb' | 'path' | 'incomplete' | 'protected' | 'script' | 'remote'

export class EpubError extends Error {
  readonly problem: EpubProblem
  readonly place: string
  constructor(problem: EpubProblem, place = '') {
    super(`${problem} ${place}`)
    this.problem = problem
    this.place = place
  }
}

const MEGABYTE = 1_000_000
const MOST_ENTRIES = 3000
const LARGEST_ENTRY = 50 * MEGABYTE
const LARGEST_MARKUP = 2 * MEGABYTE
const MOST_MARKUP = 25 * MEGABYTE
const LARGEST_BOOK = 250 * MEGABYTE
/** Text is compressed to a fifth, a bomb to a thousandth. Small entries cannot do harm. */
const HIGHEST_RATIO = 100
const HARMLESS_SIZE = MEGABYTE

const MIMETYPE = 'application/epub+zip'
const CONTAINER = 'META-INF/container.xml'
const ENCRYPTION = 'META-INF/encryption.xml'
/** Fonts that are scrambled, which is no protection of the text. */
const SCRAMBLED_FONTS = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']

async function openZip(bytes: Buffer, options: Options) {
  const { default: yauzl } = await import('yauzl')
  return promisify<Buffer, Options, ZipFile>(yauzl.fromBuffer)(bytes, options)
}

/**
 * Checks an EPUB without writing or running anything of it: the zip with its limits, the container, the reading order, and that
 * nothing in it is a script or loaded from elsewhere. Returns how many chapters it has.
 */
export const checkEpub = (bytes: Buffer): Promise<{ chapters: number }> => blameFile(() => readBook(bytes))

async function readBook(bytes: Buffer) {
  if (bytes.length === 0) throw new EpubError('empty')
  // The first file is stored and called mimetype, so that the type can be read without opening the zip.
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04' || bytes.toString('latin1', 30, 38) !== 'mimetype')
    throw new EpubError('notEpub')
  const zip = await openZip(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true })
  const entries = await listEntries(zip)
  const texts = await readEntries(zip, entries)
  if (texts.get('mimetype')?.toString().trim() !== MIMETYPE) throw new EpubError('notEpub')
  checkEncryption(texts.get(ENCRYPTION))
  const book = readPackage(texts, new Set(entries.keys()))
  for (const [name, text] of texts) {
    checkText(name, book.types.get(name) ?? '', text)
    // Other requests go on between two chapters.
    await new Promise(setImmediate)
  }
  return { chapters: book.chapters }
}

/** Whatever cannot be read is the fault of the file. */
async function blameFile<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof EpubError) throw error
    const message = error instanceof Error ? error.message : ''
    if (/relative path|absolute path|invalid characters in fileName/.test(message)) throw new EpubError('path')
    throw new EpubError(/too many bytes in the stream/.test(message) ? 'bomb' : 'damaged')
  }
}

const listEntries = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let size = 0
    zip.on('entry', (entry: Entry) => {
      const { fileName, compressedSize, uncompressedSize } = entry
      size += uncompressedSize
      const isBomb =
        entries.size >= MOST_ENTRIES ||
        size > LARGEST_BOOK ||
        uncompressedSize > LARGEST_ENTRY ||
        (uncompressedSize > HARMLESS_SIZE && uncompressedSize > compressedSize * HIGHEST_RATIO)
      if (isBomb) return reject(new EpubError('bomb', fileName))
      // Of two files with one name, readers differ in which they show.
      if (entries.has(fileName) || fileName.includes('\0')) return reject(new EpubError('path', fileName))
      if (entry.isEncrypted()) return reject(new EpubError('protected', fileName))
      if (!fileName.endsWith('/')) entries.set(fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })

const TEXTS = /(^mimetype|\.(x?html?|xml|svg|opf|ncx|css|smil|pls))$/i
const SCRIPTS = /\.(m?js|vbs|exe|dll|bat|cmd|sh|jar|swf|php)$/i

/** Unpacks every file once, one after the other, and keeps the small ones that may be texts. */
async function readEntries(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
  const open = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))
  const texts = new Map<string, Buffer>()
  let size = 0
  for (const [name, entry] of entries) {
    if (SCRIPTS.test(name)) throw new EpubError('script', name)
    const isText = TEXTS.test(name)
    if (isText && entry.uncompressedSize > LARGEST_MARKUP) throw new EpubError('bomb', name)
    const content = await buffer(await open(entry))
    if (!isText && !looksLikeMarkup(content)) continue
    texts.set(name, content)
    size += content.length
    if (size > MOST_MARKUP) throw new EpubError('bomb', name)
  }
  return texts
}

/** Also under the name of a picture: the package says what a file is. */
const looksLikeMarkup = (content: Buffer) =>
  content.length <= LARGEST_MARKUP &&
  /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(content.toString('latin1', 0, 64))

function checkEncryption(content: Buffer | undefined) {
  if (content === undefined) return
  for (const { name, attributes } of readTags(content)) {
    const algorithm = attributes['Algorithm'] ?? attributes['algorithm']
    if (name === 'encryptionmethod' && !SCRAMBLED_FONTS.includes(algorithm ?? '')) throw new EpubError('protected')
  }
}

/** The tags of the package, which the container names. */
function findPackage(texts: ReadonlyMap<string, Buffer>) {
  const container = texts.get(CONTAINER)
  if (container === undefined) throw new EpubError('incomplete', CONTAINER)
  const root = readTags(container).find(({ name }) => name === 'rootfile')?.attributes['full-path'] ?? ''
  const content = texts.get(root)
  if (content === undefined) throw new EpubError('incomplete', root || CONTAINER)
  return { root, tags: readTags(content) }
}

/** The types of the files, and how many chapters there are: all of them must be there. */
function readPackage(texts: ReadonlyMap<string, Buffer>, names: ReadonlySet<string>) {
  const { root, tags } = findPackage(texts)
  const types = new Map<string, string>()
  const paths = new Map<string, string>()
  for (const { name, attributes } of tags) {
    if (name !== 'item') continue
    const { id = '', href = '', 'media-type': type = '' } = attributes
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) throw new EpubError('remote', root)
    const path = pathFrom(root, href)
    // A file may be listed more than once: it is all that it is called.
    types.set(path, `${types.get(path) ?? ''} ${type}`)
    paths.set(id, path)
  }
  const order = tags.flatMap(({ name, attributes }) => (name === 'itemref' ? [attributes['idref'] ?? ''] : []))
  // The tags were read as XML and as HTML, so that each comes twice.
  const chapters = [...new Set(order)].map((id) => paths.get(id))
  const missing = chapters.find((chapter) => chapter === undefined || !names.has(chapter))
  if (chapters.length === 0 || missing !== undefined) throw new EpubError('incomplete', missing ?? root)
  if (chapters.includes(undefined)) throw new EpubError('incomplete', root)
  return { types, chapters: chapters.length }
}

/** A path in the archive, which a file in it refers to. */
function pathFrom(file: string, href: string) {
  const parts = file.split('/').slice(0, -1)
  for (const part of decode(href.split(/[?#]/, 1)[0] ?? '').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Lists that are never shown; their links to elsewhere are facts about the book. */
const UNSHOWN = /^META-INF\/|\.(opf|ncx)$/i
const SHOWN_TYPES = /html|svg/i

function checkText(name: string, type: string, content: Buffer) {
  if (/javascript|ecmascript/i.test(type)) throw new EpubError('script', name)
  if (UNSHOWN.test(name) && !SHOWN_TYPES.test(type)) {
    if (hasEntities(content)) throw new EpubError('script', name)
    return
  }
  const isStyle = /css/i.test(type) || /\.css$/i.test(name)
  const problem = checkMarkup(content) ?? (isStyle ? checkStyle(content) : undefined)
  if (problem !== undefined) throw new EpubError(problem, name)
}
