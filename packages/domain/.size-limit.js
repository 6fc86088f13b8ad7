import * as domain from './dist/index.js'

const path = 'dist/index.js'
const names = Object.keys(domain).filter((name) => name !== 'metaDescription')
const LARGER = {
  displayNepaliDate: '1.3 kB',
  fiscalYearStart: '900 B',
  matchesAttendee: '1.3 kB',
  orderSumRows: '800 B',
  parseDayRange: '950 B',
  romanise: '800 B',
  searchKey: '1.1 kB',
  workTitles: '950 B',
}

export default [
  { name: 'every rule but metaDescription', path, import: `{ ${names.join(', ')} }`, limit: '8.3 kB' },
  { name: 'metaDescription', path, import: '{ metaDescription }', limit: '13 kB' },
  { name: 'seating', path: 'dist/seating.js', limit: '1.4 kB' },
  ...names.map((name) => ({ name: `${name} alone`, path, import: `{ ${name} }`, limit: LARGER[name] ?? '700 B' })),
]
