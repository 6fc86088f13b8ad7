import { describe, expect, it } from 'vitest'
import {
  bookProgress,
  chapterTitle,
  isSamePosition,
  loadBookmarks,
  locatorAt,
  minutesLeft,
  offsetOf,
  removeBookmarks,
  saveBookmarks,
} from './position.ts'

const TEXT = `${'It had rained for nine days. '.repeat(20)}The lane had stopped discussing it. ${'Rain. '.repeat(20)}`
const CHAPTER = { path: 'EPUB/one.xhtml', title: 'One', text: TEXT }
const at = (offset: number) => locatorAt(CHAPTER, { offset, totalProgression: 0.5 })

describe('a locator', () => {
  it('is written as Readium has it', () => {
    const offset = TEXT.indexOf('The lane')
    expect(at(offset)).toEqual({
      href: 'EPUB/one.xhtml',
      type: 'application/xhtml+xml',
      title: 'One',
      locations: { progression: offset / TEXT.length, totalProgression: 0.5 },
      text: { before: TEXT.slice(offset - 80, offset), highlight: TEXT.slice(offset, offset + 80) },
    })
  })

  it.each([0, 29, 58, 300, TEXT.indexOf('stopped'), TEXT.length - 1])('finds letter %i again', (offset) => {
    expect(offsetOf(at(offset), TEXT)).toBe(offset)
  })

  it('finds its text in an edition with more text before it', () => {
    const offset = TEXT.indexOf('The lane')
    expect(offsetOf(at(offset), `A new foreword. ${TEXT}`)).toBe(offset + 'A new foreword. '.length)
  })

  it('keeps its share of the chapter when its text is missing', () => {
    expect(offsetOf(at(TEXT.length / 2), 'x'.repeat(100))).toBe(50)
  })

  it.each([
    { locator: { href: 'a', type: 'a/b' }, text: 'words', offset: 0 },
    { locator: { href: 'a', type: 'a/b', locations: { progression: 1 } }, text: 'words', offset: 4 },
    { locator: { href: 'a', type: 'a/b', locations: { progression: 1 } }, text: '', offset: 0 },
  ])('is letter $offset of $text for $locator', ({ locator, text, offset }) => {
    expect(offsetOf(locator, text)).toBe(offset)
  })

  it('does not split surrogate pairs', () => {
    const { text } = locatorAt({ ...CHAPTER, text: '😀'.repeat(100) }, { offset: 101, totalProgression: 0 })
    expect([text?.before?.isWellFormed(), text?.highlight?.isWellFormed()]).toEqual([true, true])
  })

  it('has no title where the chapter has none', () => {
    expect(locatorAt({ ...CHAPTER, title: '', text: '' }, { offset: 0, totalProgression: 0 })).not.toHaveProperty(
      'title',
    )
  })
})

describe('isSamePosition', () => {
  it.each([
    { what: 'the same letter', two: at(100), same: true },
    { what: 'the next page', two: at(400), same: false },
    { what: 'another chapter', two: { ...at(100), href: 'EPUB/two.xhtml' }, same: false },
  ])('$what: $same', ({ two, same }) => {
    expect(isSamePosition(at(100), two)).toBe(same)
  })
})

describe('bookProgress', () => {
  it.each([
    { chapter: 0, progression: 0, progress: 0 },
    { chapter: 1, progression: 0.5, progress: 0.625 },
    { chapter: 1, progression: 1, progress: 1 },
    { chapter: 2, progression: 1, progress: 1 },
  ])('is $progress at $progression of chapter $chapter', ({ chapter, progression, progress }) => {
    expect(bookProgress([100, 300], chapter, progression)).toBe(progress)
  })

  it('is 0 in a book without text', () => {
    expect(bookProgress([0], 0, 1)).toBe(0)
  })
})

describe('chapterTitle', () => {
  const spine = ['cover', 'one', 'one-b', 'two']
  const contents = ['one', 'two'].map((path) => ({ path, fragment: '', depth: 0, title: `The ${path}` }))

  it.each([
    { chapter: 0, title: '' },
    { chapter: 1, title: 'The one' },
    { chapter: 2, title: 'The one' },
    { chapter: 3, title: 'The two' },
  ])('of chapter $chapter is "$title"', ({ chapter, title }) => {
    expect(chapterTitle(contents, spine, chapter)).toBe(title)
  })
})

describe('minutesLeft', () => {
  it.each([
    { letters: 0, language: 'en', minutes: 1 },
    { letters: 11_500, language: 'en', minutes: 10 },
    { letters: 9000, language: 'ne-NP', minutes: 10 },
  ])('$letters letters in $language take $minutes', ({ letters, language, minutes }) => {
    expect(minutesLeft(letters, language)).toBe(minutes)
  })
})

const place = (progression: number) => ({ href: 'one.xhtml', type: 'a/b', locations: { progression } })

function storage(kept: string | null) {
  const values = new Map(kept === null ? [] : [['marks book', kept]])
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  }
}

it('bookmarks are stored by book', () => {
  const here = storage(null)
  saveBookmarks(here, 'book', [place(0.1), place(0.2)])
  expect([loadBookmarks(here, 'book'), loadBookmarks(here, 'other')]).toEqual([[place(0.1), place(0.2)], []])
})

it.each([null, '{', '{}', '[1, null, {"href": 2}]'])('there are none when %s was stored', (kept) => {
  expect(loadBookmarks(storage(kept), 'book')).toEqual([])
})

it('a bookmark is removed by its position', () => {
  expect(removeBookmarks([place(0.1), place(0.2)], [{ ...place(0.2), title: 'One' }])).toEqual([place(0.1)])
})
