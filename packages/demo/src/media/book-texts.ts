import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readingMinutes } from '@dabali/domain'

/** A paragraph of prose, or a stanza as its lines. Both may have emphasis as `_words_`. */
type Block = { kind: 'prose'; text: string } | { kind: 'verse'; lines: readonly string[] }

export type Chapter = { title: string; subtitle: string | null; blocks: readonly Block[]; words: number }

export type BookText = { chapters: readonly Chapter[]; words: number; pages: number; minutes: number }

const FOLDER = join(import.meta.dirname, 'texts')
const EXTENSION = '.md'
const WORDS_A_PAGE = 280

/**
 * Parses the text of a book, in a part of Markdown: `#` starts a chapter, `##` below it is its subtitle, `>` starts a line
 * of verse, and an empty line ends a paragraph or a stanza.
 */
export function parseBookText(source: string): BookText {
  const chapters = source
    .trim()
    .split(/^(?=# )/m)
    .map(parseChapter)
  const words = chapters.reduce((sum, chapter) => sum + chapter.words, 0)
  return { chapters, words, pages: Math.ceil(words / WORDS_A_PAGE), minutes: readingMinutes(source) }
}

function parseChapter(source: string): Chapter {
  const [heading = '', ...lines] = source.trim().split('\n')
  if (!heading.startsWith('# ')) throw new Error(`No chapter begins with: ${heading}`)
  const subtitle = lines[0]?.startsWith('## ') ? lines.shift() : undefined
  const blocks = lines
    .join('\n')
    // A verse line without words separates stanzas.
    .replace(/^>\s*$/gm, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(parseBlock)
  return {
    title: heading.slice('# '.length),
    subtitle: subtitle?.slice('## '.length) ?? null,
    blocks,
    words: blocks.reduce((sum, block) => sum + countWords(textOf(block)), 0),
  }
}

function parseBlock(block: string): Block {
  const lines = block.split('\n')
  if (!block.startsWith('>')) return { kind: 'prose', text: lines.join(' ') }
  return { kind: 'verse', lines: lines.map((line) => line.replace(/^>\s?/, '')) }
}

export const textOf = (block: Block): string => (block.kind === 'prose' ? block.text : block.lines.join('\n'))

/** Dashes and other signs between spaces are no words. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The texts of the e-books, by the slug of their work. */
export const BOOK_TEXTS: ReadonlyMap<string, BookText> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(EXTENSION))
    .sort()
    .map((file) => [file.slice(0, -EXTENSION.length), parseBookText(readFileSync(join(FOLDER, file), 'utf8'))]),
)
