import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayDate } from './display-date.ts'

describe('displayDate', () => {
  it.each([
    { value: '2026-01-01', shown: 'January 01, 2026' },
    { value: '2026-02-28', shown: 'February 28, 2026' },
    { value: '2024-02-29', shown: 'February 29, 2024' },
    { value: '2026-03-09', shown: 'March 09, 2026' },
    { value: '2026-04-10', shown: 'April 10, 2026' },
    { value: '2026-05-11', shown: 'May 11, 2026' },
    { value: '2026-06-12', shown: 'June 12, 2026' },
    { value: '2026-07-13', shown: 'July 13, 2026' },
    { value: '2026-08-14', shown: 'August 14, 2026' },
    { value: '2026-09-15', shown: 'September 15, 2026' },
    { value: '2026-10-16', shown: 'October 16, 2026' },
    { value: '2026-11-05', shown: 'November 05, 2026' },
    { value: '2026-12-31', shown: 'December 31, 2026' },
    { value: '2026-11-05T18:30', shown: 'November 05, 2026 18:30' },
    { value: '2026-11-05 18:30', shown: 'November 05, 2026 18:30' },
    { value: '2026-11-05T00:00', shown: 'November 05, 2026 00:00' },
    { value: '2026-11-05T18:30:59', shown: 'November 05, 2026 18:30' },
    { value: '2026-11-05T18:30:59.123456', shown: 'November 05, 2026 18:30' },
    { value: '2026-11-05T12:45:00Z', shown: 'November 05, 2026 18:30' },
    { value: '2026-11-05T12:45z', shown: 'November 05, 2026 18:30' },
    { value: '2026-11-05T18:30+05:45', shown: 'November 05, 2026 18:30' },
    { value: '2026-11-05T18:30:00+0545', shown: 'November 05, 2026 18:30' },
    { value: '2026-12-31T20:00:00-02:30', shown: 'January 01, 2027 04:15' },
    { value: '1985-12-31T18:29:00Z', shown: 'December 31, 1985 23:59' },
    { value: '1985-12-31T18:30:00Z', shown: 'January 01, 1986 00:15' },
    { value: '0005-03-09', shown: 'March 09, 0005' },
    { value: '0099-01-01', shown: 'January 01, 0099' },
    { value: '0000-02-29', shown: 'February 29, 0000' },
    { value: '0100-01-01T00:00+14:00', shown: 'December 31, 0099 15:30' },
    { value: '9999-12-31T23:59:00Z', shown: 'January 01, 10000 05:44' },
  ])('$value is $shown', ({ value, shown }) => {
    expect(displayDate(value)).toBe(shown)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0005-02-29',
    '0000-01-01T00:00+14:00',
    '2026-1-1',
    '2026-11-05T24:00',
    '2026-11-05T18:60',
    '2026-11-05T18:30:60',
    '2026-11-05T',
    '2026-11-05T18:30 Kathmandu',
    'on 2026-11-05',
    '12026-11-05',
    '2026-11-05Z',
    'soon',
  ])('returns %s, which is no valid date, unchanged', (value) => {
    expect(displayDate(value)).toBe(value)
  })

  it.each(['', null, undefined])('returns an empty text for %j', (value) => {
    expect(displayDate(value)).toBe('')
  })

  it('shows every instant in the local time of Kathmandu', () => {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Kathmandu',
      year: 'numeric',
      month: 'long',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1930-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const part = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
          expect(displayDate(date.toISOString())).toBe(
            `${part.month} ${part.day}, ${part.year} ${part.hour}:${part.minute}`,
          )
        },
      ),
      propertyRuns(1000),
    )
  })
})
