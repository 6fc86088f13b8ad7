import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarEntry, writeCalendar } from './calendar.ts'

const ENTRY: CalendarEntry = {
  uid: 'event-date-1@dabali.example',
  changedAt: new Date('2026-02-01T00:00:10.900Z'),
  startsAt: new Date('2026-11-28T12:15:00Z'),
  endsAt: new Date('2026-11-28T15:00:00Z'),
  status: 'CONFIRMED',
  title: 'A concert',
  description: '',
  place: '',
  position: undefined,
}

const parse = (text: string) => new ICAL.Component(ICAL.parse(text))
const parseEvents = (text: string) =>
  parse(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
const parseEvent = (entry: Partial<CalendarEntry>) => parseEvents(writeCalendar('Dabali', [{ ...ENTRY, ...entry }]))[0]

describe('writeCalendar', () => {
  test('writes every fact, with times in UTC', () => {
    const calendar = writeCalendar('Dabali', [
      { ...ENTRY, place: 'The courtyard', position: { latitude: 27.6, longitude: 85.3 } },
    ])
    expect(calendar.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dabali//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Dabali',
      'X-WR-CALNAME:Dabali',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:event-date-1@dabali.example',
      'SEQUENCE:2678410',
      'DTSTAMP:20260201T000010Z',
      'DTSTART:20261128T121500Z',
      'DTEND:20261128T150000Z',
      'SUMMARY:A concert',
      'LOCATION:The courtyard',
      'GEO:27.6;85.3',
      'STATUS:CONFIRMED',
      'LAST-MODIFIED:20260201T000010Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test.each(['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const)('writes the status %s', (status) => {
    expect(parseEvent({ status })?.component.getFirstPropertyValue('status')).toBe(status)
  })

  test('writes a position without the name of a place', () => {
    const lines = writeCalendar('Dabali', [{ ...ENTRY, position: { latitude: 27.6, longitude: 85.3 } }]).split('\r\n')
    expect(lines).toContain('GEO:27.6;85.3')
    expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([])
  })

  test('folds lines after at most 75 octets and keeps any text', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(text, text, text, text, (name, title, description, place) => {
        const calendar = writeCalendar(name, [{ ...ENTRY, title, description, place }])
        expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
        // ical.js does not unescape properties that it does not know.
        expect(parse(calendar).getFirstPropertyValue('x-wr-calname')).toBe(name.replace(/[\\;,]/g, '\\$&'))
        expect(parseEvents(calendar)).toMatchObject([{ summary: title, description, location: place }])
      }),
    )
    const title = 'डबली'.repeat(30)
    expect(parseEvent({ title })?.summary).toBe(title)
    const description = 'Bring: rain, coats; and a \\ backslash\nor two'
    expect(parseEvent({ description })?.description).toBe(description)
  })

  test('text cannot add properties or events', () => {
    const text = 'x\r\nEND:VEVENT\rBEGIN:VEVENT\nUID:other\u0000\u001b'
    const calendar = writeCalendar(text, [{ ...ENTRY, title: text, description: text, place: text }])
    expect(parse(calendar).getAllProperties().length).toBe(8)
    expect(parseEvents(calendar).map(({ uid, summary }) => [uid, summary])).toEqual([
      [ENTRY.uid, 'x\nEND:VEVENT\nBEGIN:VEVENT\nUID:other'],
    ])
  })

  test('numbers a later change higher, never below 0', () => {
    const sequence = (time: string) => parseEvent({ changedAt: new Date(time) })?.sequence ?? -1
    expect(sequence('2026-03-01T00:00:01Z')).toBe(sequence('2026-03-01T00:00:00Z') + 1)
    expect(sequence('2020-01-01T00:00:00Z')).toBe(0)
    expect(sequence('2090-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
  })
})
