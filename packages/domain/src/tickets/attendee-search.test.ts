import { describe, expect, it } from 'vitest'
import { matchesAttendee } from './attendee-search.ts'

const SITA = {
  name: 'Sita Kumari Rai',
  order_number: '100042',
  email: 'sita.rai@example.com',
  phone: '+977 9801234567',
}

describe('matchesAttendee', () => {
  it.each([
    { query: 'sita', isFound: true },
    { query: 'SITA', isFound: true },
    { query: ' rai  sita ', isFound: true },
    { query: 'kum', isFound: true },
    { query: 'सीता', isFound: true },
    { query: 'seeta raai', isFound: true },
    { query: 'umari', isFound: false },
    { query: 'sita tamang', isFound: false },
    { query: 'maya', isFound: false },
    { query: '', isFound: false },
    { query: '  ', isFound: false },
    { query: '?!', isFound: false },
    { query: '100042', isFound: true },
    { query: '#100042', isFound: true },
    { query: '१०००४२', isFound: true },
    { query: '0042', isFound: true },
    { query: '042', isFound: false },
    { query: '100041', isFound: false },
    { query: 'sita.rai@example.com', isFound: true },
    { query: 'Sita.Rai@Example.com', isFound: true },
    { query: 'rai@', isFound: true },
    { query: 'it', isFound: false },
    { query: 'ta.', isFound: true },
    { query: ' rai@ ', isFound: true },
    { query: 'maya@example.com', isFound: false },
    { query: '9801234567', isFound: true },
    { query: '(980) 123-4567', isFound: true },
    { query: '+977 980 1234567', isFound: true },
    { query: '4567', isFound: true },
    { query: '९८०१२३४५६७', isFound: true },
    { query: '567', isFound: false },
    { query: '9801234568', isFound: false },
    { query: '4567 sita', isFound: false },
    { query: 'sita 4567', isFound: false },
    { query: '980-123-45-67', isFound: true },
  ])('"$query" is Sita Kumari Rai: $isFound', ({ query, isFound }) => {
    expect(matchesAttendee(SITA, query)).toBe(isFound)
  })

  it.each(['rai', 'Kshitij', 'क्षितिज राई', 'xitij'])('"%s" is क्षितिज राई', (query) => {
    expect(matchesAttendee({ name: 'क्षितिज राई' }, query)).toBe(true)
  })

  it('needs no number, email or phone', () => {
    expect(matchesAttendee({ name: 'Maya' }, '1234')).toBe(false)
    expect(matchesAttendee({ name: 'Maya', phone: '123' }, '0123')).toBe(false)
    expect(matchesAttendee({ name: 'Maya', phone: '' }, '4567')).toBe(false)
  })

  it('finds a guest whose name is a number', () => {
    expect(matchesAttendee({ name: '108' }, '108')).toBe(true)
  })

  it('finds a phone number by its last digits, where only these are known', () => {
    expect(matchesAttendee({ name: 'Maya', phone: '4567' }, '9801234567')).toBe(true)
  })
})
