import { expect, test } from 'vitest'
import { toDocument } from './indexing/index-documents.ts'
import { parseQuery } from './parse-query.ts'
import { otherScript, readingsOf } from './readings.ts'

const documentOf = (titles: string[]) =>
  toDocument({
    kind: 'product',
    slug: 'a',
    product_id: 1,
    content_id: null,
    work_id: null,
    shown_from: '-infinity',
    weight: 1,
    titles,
    names: ['Ishvari Tamot', 'ईश्वरी तामोट'],
    isbn: null,
    text: [],
  })
const namesOf = (titles: string[]) => documentOf(titles).names

const LEDGER = namesOf(['The Rain Ledger', 'वर्षाको बहीखाता'])
const RAIN = namesOf(['Rain', 'वर्षा'])

test.each([
  { query: 'barsha', stored: [LEDGER], other: 'वर्षाको' },
  { query: 'barsha', stored: [LEDGER, RAIN], other: 'वर्षा' },
  { query: 'barshako bahikhata', stored: [LEDGER], other: 'वर्षाको बहीखाता' },
  { query: 'iswari', stored: [RAIN], other: 'ईश्वरी' },
  { query: 'rain', stored: [LEDGER, RAIN], other: undefined },
  { query: 'barsha rain', stored: [LEDGER], other: undefined },
  { query: 'ra', stored: [LEDGER], other: undefined },
  { query: 'barsha', stored: [], other: undefined },
  { query: 'ईश्वरी', stored: [RAIN], other: 'ishvari' },
])('$query is also written $other', ({ query, stored, other }) => {
  const lookup = parseQuery(query)
  expect(lookup && otherScript(lookup, stored)).toBe(other)
})

/** The readings of documents, counted as the search does. */
function count(documents: string[][]) {
  const counted = new Map<string, { key: string; reading: string; score: number }>()
  for (const each of documents.flatMap((titles) => documentOf(titles).readings)) {
    const [, key = '', first, reading = ''] = /^(.*)=(\^?)(.*)$/.exec(each) ?? []
    const { score } = counted.get(key + reading) ?? { score: 0 }
    counted.set(key + reading, { key, reading, score: score + (first ? 2 : 1) })
  }
  return [...counted.values()]
}

const TITLES = ['The Rain Ledger', 'वर्षाको बहीखाता']
const PASSES = ['Reading pass, one year', 'पढ्ने पास, एक वर्ष']

test.each([
  { query: 'barsha', titles: [PASSES, TITLES], readings: ['वर्षा', 'वर्ष'] },
  { query: 'barsha', titles: [PASSES, PASSES, PASSES, TITLES], readings: ['वर्ष', 'वर्षा'] },
  { query: 'barshako bahikhata', titles: [TITLES, PASSES], readings: ['वर्षाको बहीखाता'] },
  { query: 'bhat', titles: [['बात'], ['बात'], ['भात']], readings: ['भात', 'बात'] },
  { query: 'baat', titles: [['बत'], ['बत', 'काठको बात']], readings: ['बात', 'बत'] },
  { query: 'sita pani', titles: [['सीता'], ['शीत', 'पानी', 'पनि']], readings: ['सीता पनि', 'शीत पनि', 'सीता पानी'] },
  { query: 'rain', titles: [TITLES], readings: [] },
  { query: 'barsha rain', titles: [TITLES], readings: [] },
])('$query is read as $readings', ({ query, titles, readings }) => {
  const lookup = parseQuery(query)
  expect(lookup && readingsOf(lookup, count(titles))).toEqual(readings)
})

test.each(['वर्षा', 'ra', 'barsha वर्षा'])('%s has no readings to look for', (query) => {
  expect(parseQuery(query)?.readings).toBeNull()
})

test('an exact query has one reading', () => {
  const lookup = parseQuery('barsha', true)
  expect(lookup).toMatchObject({
    titles: "('=barsha':*)",
    names: "('@barsha':*)",
    slips: null,
    joined: null,
    alike: null,
  })
  expect(lookup && otherScript(lookup, [LEDGER])).toBeUndefined()
})
