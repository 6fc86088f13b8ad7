import { createHash } from 'node:crypto'
import { writeDigits } from '@dabali/domain'
import { drawPicture } from '../illustrations/draw-picture.ts'
import type { PictureSpec } from '../illustrations/picture-spec.ts'
import type { BookText, Chapter } from './book-texts.ts'
import { createEpub, type EpubSource } from './epub.ts'

/** An e-book of the demo: its text, and what its pages in the shop say of it. */
export type Ebook = Omit<EpubSource, 'identifier' | 'cover' | 'chapters' | 'colophon'> & {
  slug: string
  cover: PictureSpec
  text: BookText
}

const SAMPLE_SHARE = 0.1

/** The first chapters, up to a tenth of the words and at least one. */
export function sampleChapters({ chapters, words }: BookText): readonly Chapter[] {
  let shown = 0
  for (let count = 1; count <= chapters.length; count += 1) {
    shown += chapters[count - 1]?.words ?? 0
    if (shown >= words * SAMPLE_SHARE) return chapters.slice(0, count)
  }
  return chapters
}

const IMPRINTS = {
  en: {
    book: 'About this book',
    sample: 'About this sample',
    written: 'The people in this book are invented, and so is its author. The words were written for this shop.',
    part: (title: string, shown: string, all: string) =>
      `This is the beginning of ${title}: ${shown} of ${all} chapters. The e-book has them all.`,
  },
  ne: {
    book: 'यस किताबबारे',
    sample: 'यो नमुनाबारे',
    written: 'यस किताबका पात्र काल्पनिक हुन्, लेखक पनि। शब्द भने यही पसलका लागि लेखिएका हुन्।',
    part: (title: string, shown: string, all: string) =>
      `यो “${title}” को सुरुआत हो: ${all} मध्ये ${shown} अध्याय। ई-बुकमा सबै छन्।`,
  },
}

/** The whole book, for those who bought it. */
export function createEbook(book: Ebook): Uint8Array {
  const { book: title, written } = IMPRINTS[book.language]
  const imprint = `${book.title}. ${book.authors.join(', ')}. ${book.publisher}.`
  return createEpub(sourceOf(book, 'book', book.text.chapters, { title, paragraphs: [imprint, written] }))
}

/** The beginning of a book, for everyone. */
export function createSample(book: Ebook): Uint8Array {
  const { sample, part } = IMPRINTS[book.language]
  const chapters = sampleChapters(book.text)
  const [shown, all] = [chapters, book.text.chapters].map(({ length }) => writeDigits(length, book.language))
  const paragraphs = [part(book.title, shown ?? '', all ?? '')]
  return createEpub(sourceOf(book, 'sample', chapters, { title: sample, paragraphs }))
}

function sourceOf(book: Ebook, part: string, chapters: readonly Chapter[], colophon: EpubSource['colophon']) {
  const { slug, cover, text: _, ...about } = book
  return { ...about, identifier: urnOf(`${slug} ${part}`), cover: drawPicture(cover), chapters, colophon }
}

/** A UUID of version 8 from a name. */
function urnOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
