import { expect, it } from 'vitest'
import { firstLetter, groupByRole } from './group-authors.ts'

const work = (slug: string, ...roles: ('author' | 'translator' | 'narrator')[]) => ({
  slug,
  contributors: [
    { slug: 'other', name: 'Other', role: 'author' as const },
    ...roles.map((role) => ({ slug: 'tara', name: 'Tara', role })),
  ],
})
const cards = ['one', 'two', 'three', 'four'].map((slug) => ({ slug }))
const by = (...works: ReturnType<typeof work>[]) =>
  groupByRole('tara', cards, works).map((group) => [group.role, ...group.cards.map(({ slug }) => slug)])

it('lists each work once, under the first role', () => {
  const works = [work('one', 'narrator', 'translator'), work('two', 'author'), work('three', 'narrator')]
  expect(by(...works)).toEqual([
    ['author', 'two', 'four'],
    ['translator', 'one'],
    ['narrator', 'three'],
  ])
})

it('treats works without known roles as written by the author', () => {
  expect(by()).toEqual([['author', 'one', 'two', 'three', 'four']])
})

it.each([
  ['Aaju Deula', 'A'],
  ['émile', 'E'],
  [' ßtein', 'SS'],
  ['ईश्वरी तामोट', 'ई'],
  ['कृष्ण', 'क'],
  ['ज्ञानु', 'ज'],
  ['ཚེ་རིང', 'ཚ'],
  ['3 Idlers', '#'],
  ['', '#'],
])('%s stands under %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})
