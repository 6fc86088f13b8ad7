import { expect, it } from 'vitest'
import { choose, formatListQuery, parseListQuery } from './list-query.ts'

const FIELDS = ['genre', 'letter']
const parse = (query: string) => parseListQuery(FIELDS, new URLSearchParams(query))

it.each([
  ['', { chosen: {}, page: 1 }],
  ['genre=folk&letter=T&page=2', { chosen: { genre: 'folk', letter: 'T' }, page: 2 }],
  ['genre=folk&genre=rock', { chosen: { genre: 'folk' }, page: 1 }],
  ['genre=+&letter=%20T%20&other=1&page=zero', { chosen: { letter: 'T' }, page: 1 }],
])('reads %j', (query, read) => {
  expect(parse(query)).toEqual(read)
})

it.each([
  ['letter=T&genre=folk&page=3', '?genre=folk&letter=T&page=3'],
  ['page=1', ''],
  ['letter=%23', '?letter=%23'],
])('writes %j as %j', (query, written) => {
  expect(formatListQuery(FIELDS, parse(query))).toBe(written)
})

it('another choice leads to the first page', () => {
  const query = parse('genre=folk&letter=T&page=3')
  expect(choose(query, 'genre', 'rock')).toEqual({ chosen: { genre: 'rock', letter: 'T' }, page: 1 })
  expect(choose(query, 'genre', undefined)).toEqual({ chosen: { letter: 'T' }, page: 1 })
})
