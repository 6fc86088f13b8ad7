import { describe, expect, it } from 'vitest'
import { readQuerySegment, writeQuerySegment } from './query-as-path.ts'

const NAMES = ['q', 'author', 'page']
const write = (query: string) => writeQuerySegment(new URLSearchParams(query), NAMES)
const through = (query: string) => [...(readQuerySegment(write(query)) ?? [])]

describe('a kept query', () => {
  it.each([
    { query: '', kept: [] },
    { query: 'q=', kept: [] },
    { query: 'q=%20barsha%20', kept: [['q', 'barsha']] },
    {
      query: 'page=2&q=a%2Fb&utm=x',
      kept: [
        ['q', 'a/b'],
        ['page', '2'],
      ],
    },
    {
      query: 'author=b&author=a&author=b',
      kept: [
        ['author', 'a'],
        ['author', 'b'],
      ],
    },
    { query: `q=${encodeURIComponent('वर्षा & 100%')}`, kept: [['q', 'वर्षा & 100%']] },
  ])('of $query is $kept', ({ query, kept }) => {
    expect(through(query)).toEqual(kept)
  })

  it('is one part of a path', () => {
    expect(write('q=a/b?c#d')).toMatch(/^~[^/?#]*$/)
    expect(write('')).toBe('~')
  })

  it('is bounded, however much is asked for', () => {
    const query = new URLSearchParams([...Array(500)].map((_, index) => ['author', `${index}${'x'.repeat(500)}`]))
    expect(writeQuerySegment(query, NAMES).length).toBeLessThan(6000)
  })

  it.each(['fiction', '%', ''])('is not read out of %s', (part) => {
    expect(readQuerySegment(part)).toBeUndefined()
  })
})
