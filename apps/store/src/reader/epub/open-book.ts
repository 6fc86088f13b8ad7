import { strFromU8, unzipSync } from 'fflate'
import { type BookPackage, type ContentsEntry, parseContainer, parseNav, parseNcx, parsePackage } from './package.ts'

/** A book whose parts are unpacked as they are wanted. */
export type Book = Omit<BookPackage, 'nav' | 'ncx'> & {
  contents: ContentsEntry[]
  /** How long each chapter is, in no particular measure. */
  sizes: number[]
  has: (path: string) => boolean
  bytes: (path: string) => Uint8Array<ArrayBuffer> | undefined
  text: (path: string) => string | undefined
}

/** The file is no book that can be read. */
export class InvalidBook extends Error {
  override readonly name = 'BrokenBook'
}

const CONTAINER = 'META-INF/container.xml'
/** A picture of more is none for a phone, and an archive may lie about what it holds. */
const LARGEST_PART_BYTES = 48_000_000

/** Opens the file of a book; throws `InvalidBook` where there is none in it. */
export function openBook(file: Uint8Array): Book {
  const sizes = sizesOf(file)
  const bytes = (path: string) => (sizes.has(path) ? unpack(file, path) : undefined)
  const text = (path: string | undefined) => {
    const found = path === undefined ? undefined : bytes(path)
    return found && decodeText(found)
  }
  const path = parseContainer(text(CONTAINER) ?? '') ?? [...sizes.keys()].find((name) => name.endsWith('.opf'))
  const found = path === undefined ? undefined : parsePackage(path, text(path) ?? '')
  const spine = found?.spine.filter((chapter) => sizes.has(chapter)) ?? []
  if (!found || spine.length === 0) throw new InvalidBook('It holds no chapter.')
  const { nav, ncx, ...rest } = found
  return {
    ...rest,
    spine,
    contents: contentsOf(spine, { nav, ncx, text }),
    sizes: spine.map((chapter) => sizes.get(chapter) ?? 0),
    has: (name) => sizes.has(name),
    bytes,
    text,
  }
}

type Contents = Pick<BookPackage, 'nav' | 'ncx'> & { text: (path: string | undefined) => string | undefined }

function contentsOf(spine: readonly string[], { nav, ncx, text }: Contents) {
  const navSource = text(nav)
  const found = nav && navSource ? parseNav(nav, navSource) : []
  const ncxSource = found.length === 0 ? text(ncx) : undefined
  const entries = ncx && ncxSource ? parseNcx(ncx, ncxSource) : found
  return entries.filter(({ path }) => spine.includes(path))
}

function sizesOf(file: Uint8Array) {
  const sizes = new Map<string, number>()
  try {
    const note = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (originalSize <= LARGEST_PART_BYTES) sizes.set(name, originalSize)
      return false
    }
    unzipSync(file, { filter: note })
  } catch (error) {
    throw new InvalidBook('It is no archive.', { cause: error })
  }
  return sizes
}

function unpack(file: Uint8Array, path: string) {
  try {
    return unzipSync(file, { filter: ({ name }) => name === path })[path]
  } catch (error) {
    throw new InvalidBook(`${path} cannot be unpacked.`, { cause: error })
  }
}

const decodeText = (bytes: Uint8Array) => strFromU8(bytes).replace(/^\ufeff/, '')
