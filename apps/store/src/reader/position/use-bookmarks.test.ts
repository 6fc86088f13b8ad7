import { expect, it } from 'vitest'
import { loadBookmarks, removeBookmarks, saveBookmarks } from './use-bookmarks.ts'

const place = (progression: number) => ({ href: 'one.xhtml', type: 'a/b', locations: { progression } })

function storage(kept: string | null) {
  const values = new Map(kept === null ? [] : [['marks book', kept]])
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  }
}

it('marks are kept by book', () => {
  const here = storage(null)
  saveBookmarks(here, 'book', [place(0.1), place(0.2)])
  expect([loadBookmarks(here, 'book'), loadBookmarks(here, 'other')]).toEqual([[place(0.1), place(0.2)], []])
})

it.each([null, '{', '{}', '[1, null, {"href": 2}]'])('there are none where %s was kept', (kept) => {
  expect(loadBookmarks(storage(kept), 'book')).toEqual([])
})

it('a mark is taken off by its place', () => {
  expect(removeBookmarks([place(0.1), place(0.2)], [{ ...place(0.2), title: 'One' }])).toEqual([place(0.1)])
})
