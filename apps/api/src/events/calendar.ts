/** One VEVENT. */
export type CalendarEntry = {
  uid: string
  /** Calendar programs compare it to find the newer version. */
  changedAt: Date
  startsAt: Date
  endsAt: Date
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  title: string
  description: string
  place: string
  position: { latitude: number; longitude: number } | undefined
}

const LONGEST_LINE = 75
const FIRST_SEQUENCE = Date.UTC(2026, 0, 1)

/** Writes iCalendar (RFC 5545). */
export function writeCalendar(name: string, entries: CalendarEntry[]) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dabali//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function linesOf({ position, ...entry }: CalendarEntry) {
  const changed = toUtc(entry.changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequenceOf(entry.changedAt)}`,
    `DTSTART:${toUtc(entry.startsAt)}`,
    `DTEND:${toUtc(entry.endsAt)}`,
    `STATUS:${entry.status}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description === '' ? [] : [`DESCRIPTION:${escapeText(entry.description)}`]),
    ...(entry.place === '' ? [] : [`LOCATION:${escapeText(entry.place)}`]),
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    'END:VEVENT',
  ]
}

/** Increases with every change and fits into 32 bits. */
const sequenceOf = (changedAt: Date) => Math.max(0, Math.floor((changedAt.getTime() - FIRST_SEQUENCE) / 1000))

const toUtc = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get in.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** Folds lines after 75 octets, never inside a character. */
export function foldLine(line: string) {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST_LINE) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
