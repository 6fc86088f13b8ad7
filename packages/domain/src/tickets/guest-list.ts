import { normaliseSearch } from '../search/search-key.ts'

/** Limits of the guest list of one event date. */
export const GUEST_LIMITS = { people: 50, name: 120, note: 500, names: 200 } as const

/** A guest and the number of people, with the guest. */
export type GuestEntry = { name: string; people: number }

const COMPANIONS = /(.*\S)\s*\+\s*(\d{1,3})$/
const TOTAL = /(.*\S)(?:\s*[,;\t]\s*|\s+[x×]\s*)(\d{1,3})$/i

/**
 * Reads pasted names, one guest on each line: `Maya Rai`, `Maya Rai +2` (three people), `Maya Rai x3`, `Maya Rai, 3`, also
 * with Nepali digits. List numbers and bullets are removed; a name that repeats, in whatever case, is read once.
 *
 * @example
 * parseGuestNames('1. Maya Rai +2') // => [{ name: 'Maya Rai', people: 3 }]
 */
export function parseGuestNames(text: string): GuestEntry[] {
  const guests = new Map<string, GuestEntry>()
  for (const written of text.split(/\r\n|[\n\r]/)) {
    const guest = parseGuest(written)
    const key = normaliseSearch(guest.name)
    if (key !== '' && !guests.has(key)) guests.set(key, guest)
  }
  return [...guests.values()]
}

function parseGuest(written: string): GuestEntry {
  const text = latinDigits(written)
    .replace(/^\s*(?:\d{1,3}[.)]|[-*•])\s/, '')
    .trim()
  const [, friend, more] = COMPANIONS.exec(text) ?? []
  if (friend !== undefined) return { name: oneSpace(friend), people: Number(more) + 1 }
  const [, group, all] = TOTAL.exec(text) ?? []
  return { name: oneSpace(group ?? text), people: Number(all ?? 1) }
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ')
const latinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
