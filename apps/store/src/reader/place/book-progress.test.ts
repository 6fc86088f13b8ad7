import { describe, expect, it } from 'vitest'
import { bookProgress, chapterTitle, minutesLeft } from './book-progress.ts'

describe('bookProgress', () => {
  it.each([
    { chapter: 0, progression: 0, progress: 0 },
    { chapter: 1, progression: 0.5, progress: 0.625 },
    { chapter: 1, progression: 1, progress: 1 },
    { chapter: 2, progression: 1, progress: 1 },
  ])('is $progress at $progression of chapter $chapter', ({ chapter, progression, progress }) => {
    expect(bookProgress([100, 300], chapter, progression)).toBe(progress)
  })

  it('is 0 in a book without a letter', () => {
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
