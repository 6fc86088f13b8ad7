import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const text = (word: string, count: number) => `<p>${Array.from({ length: count }, () => word).join(' ')}</p>`

describe('readingMinutes', () => {
  it.each([
    ['nothing', undefined, 1],
    ['no value', null, 1],
    ['no words', '', 1],
    ['tags alone', '<p></p>', 1],
    ['a line', text('rain', 12), 1],
    ['almost a page and a half', text('rain', 344), 1],
    ['a page and a half', text('rain', 345), 2],
    ['a long piece', text('rain', 2300), 10],
    ['the same in Nepali, which has fewer words', text('वर्षा', 1550), 10],
    ['Nepali with a word of English', `${text('वर्षा', 1549)} rain`, 10],
  ])('%s', (_, html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })

  it('counts words, and neither tags nor what stands in them', () => {
    const linked = '<p><a href="https://example.com/a b c d e f">one</a><br>two</p>'
    expect(readingMinutes(linked.repeat(115))).toBe(readingMinutes(text('x', 230)))
    expect(readingMinutes(linked.repeat(230))).toBe(2)
  })
})
