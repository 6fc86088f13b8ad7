import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEntry, foldLine, writeCalendar } from './calendar.ts'

const ENTRY: CalendarEntry = {
  uid: 'event-date-1@dabali.example',
  changedAt: new Date('2026-02-01T00:00:10.900Z'),
  startsAt: new Date('2026-11-28T12:15:00Z'),
  endsAt: new Date('2026-11-28T15:00:00Z'),
  status: 'CONFIRMED',
  title: 'A night',
  description: '',
  place: '',
  position: undefined,
}

const unfold = (text: string) => text.replaceAll('\r\n ', '')
const plain = (text: string) => text.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
const written = (calendar: string, name: string) =>
  plain(new RegExp(`^${name}:([^\r\n]*)\r$`, 'm').exec(unfold(calendar))?.[1] ?? '')

describe('a line', () => {
  test('of 75 octets stays whole, and one more goes over', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })

  test('is never broken inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = text.replace(/[\r\n]/g, '')
        const folded = foldLine(line)
        expect(folded.split('\r\n').every((part) => Buffer.byteLength(part) <= 75)).toBe(true)
        expect(folded.replaceAll('\r\n ', '')).toBe(line)
      }),
    )
    const devanagari = 'डबली'.repeat(30)
    expect(foldLine(devanagari).replaceAll('\r\n ', '')).toBe(devanagari)
  })
})

describe('a calendar', () => {
  test('tells all there is to know in UTC', () => {
    const calendar = writeCalendar('Dabali', [
      { ...ENTRY, place: 'The courtyard', position: { latitude: 27.6, longitude: 85.3 } },
    ])
    expect(calendar.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dabali//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Dabali',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      'UID:event-date-1@dabali.example',
      'DTSTAMP:20260201T000010Z',
      'LAST-MODIFIED:20260201T000010Z',
      'SEQUENCE:2678410',
      'DTSTART:20261128T121500Z',
      'DTEND:20261128T150000Z',
      'STATUS:CONFIRMED',
      'SUMMARY:A night',
      'LOCATION:The courtyard',
      'GEO:27.6;85.3',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('reads back what was written, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        expect(written(writeCalendar('x', [{ ...ENTRY, title }]), 'SUMMARY')).toBe(title)
      }),
    )
    const description = 'Bring: rain, coats; and a \\ backslash\nor two'
    expect(written(writeCalendar('x', [{ ...ENTRY, description }]), 'DESCRIPTION')).toBe(description)
  })

  test('cannot be broken open by a title', () => {
    const title = 'x\r\nEND:VEVENT\rBEGIN:VEVENT\nUID:other\u0000\u001b'
    const lines = writeCalendar('x', [{ ...ENTRY, title }]).split('\r\n')
    expect(lines.filter((line) => /^(BEGIN|END|UID)/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:event-date-1@dabali.example',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test('numbers a later change higher, and never below nothing', () => {
    const sequence = (time: string) =>
      Number(written(writeCalendar('x', [{ ...ENTRY, changedAt: new Date(time) }]), 'SEQUENCE'))
    expect(sequence('2026-03-01T00:00:01Z')).toBe(sequence('2026-03-01T00:00:00Z') + 1)
    expect(sequence('2020-01-01T00:00:00Z')).toBe(0)
    expect(sequence('2090-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
  })
})
