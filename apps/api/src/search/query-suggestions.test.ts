import { expect, test } from 'vitest'
import { toDocument } from './indexing/index-documents.ts'
import { parseQuery } from './parse-query.ts'
import { otherScript } from './refine.ts'

const namesOf = (titles: string[]) =>
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
  }).names

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
