import { expect, it } from 'vitest'
import { countsTitles } from './counts-titles.ts'

const classes = (...values: [value: string, selected?: boolean][]) => [
  {
    field: 'product_class',
    label: 'Format',
    values: values.map(([value, selected = false]) => ({ value, label: value, count: 1, selected })),
  },
]

it.each([
  { list: 'books and films alone', facets: classes(['Book'], ['Pay Per View']), answer: true },
  { list: 'books with a mug among them', facets: classes(['Book'], ['Dabali Merchandise']), answer: false },
  { list: 'what was narrowed to books', facets: classes(['Book', true], ['Ticket']), answer: true },
  { list: 'what was narrowed to tickets', facets: classes(['Book'], ['Ticket', true]), answer: false },
  { list: 'nothing that is known', facets: [], answer: true },
])('a list of $list is counted in titles: $answer', ({ facets, answer }) => {
  expect(countsTitles(facets)).toBe(answer)
})
