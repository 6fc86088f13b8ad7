import type { Locator, ReadingPosition } from '@dabali/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deviceName,
  loadPosition,
  otherDevice,
  resolveConflict,
  type StoredPosition,
  savePosition,
} from './position-conflict.tsx'

it.each([
  { device: 'Phone', ownDevice: 'Computer', name: 'Phone' },
  { device: 'Phone', ownDevice: 'Phone', name: 'Other' },
  { device: 'Asha’s tablet', ownDevice: 'Computer', name: 'Other' },
  { device: null, ownDevice: 'Computer', name: 'Other' },
] as const)('$device is $name on a $ownDevice', ({ device, ownDevice, name }) => {
  expect(otherDevice(device, ownDevice)).toBe(name)
})

const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'

it.each([
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36', 5, 'Phone'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 5, 'Tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 5, 'Phone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 5, 'Tablet'],
  [SAFARI, 5, 'Tablet'],
  [SAFARI, 0, 'Computer'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 10, 'Computer'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 0, 'Computer'],
])('%s with %i fingers is a %s', (userAgent, maxTouchPoints, name) => {
  expect(deviceName({ userAgent, maxTouchPoints })).toBe(name)
})

const position = (progression: number) => ({
  locator: { href: 'one.xhtml', type: 'a/b', locations: { progression } },
  progress: progression,
  version: 1,
  isSaved: false,
})

function device(stored?: string) {
  const values = new Map(stored === undefined ? [] : [['places', stored]])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  })
}

beforeEach(() => device())
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('stored positions', () => {
  it('are stored per item, the newest replacing the last', () => {
    const sent = [position(0.1).locator]
    savePosition('one', position(0.1))
    savePosition('two', position(0.2))
    savePosition('one', { ...position(0.3), sent })
    expect([loadPosition('one'), loadPosition('two'), loadPosition('three')]).toEqual([
      { ...position(0.3), sent },
      position(0.2),
      undefined,
    ])
  })

  it('evict the oldest of more than sixty', () => {
    for (let work = 0; work < 60; work += 1) savePosition(String(work), position(0.1))
    savePosition('0', position(0.2))
    savePosition('60', position(0.1))
    expect([loadPosition('0'), loadPosition('1'), loadPosition('2')]).toEqual([position(0.2), undefined, position(0.1)])
  })

  it.each([
    '{',
    '{}',
    '[1, null, ["one"], ["one", null], ["one", {"part": 1}]]',
    '[["one", {"locator": {}, "progress": 0, "version": 0, "isSaved": true}]]',
    '[["one", {"locator": {"href": "a"}, "progress": 0, "version": 0, "isSaved": true, "sent": [1]}]]',
    '[["one", {"locator": {"href": "a"}, "progress": null, "version": 0, "isSaved": true}]]',
    '[["one", {"locator": {"href": "a"}, "progress": 0, "version": "0", "isSaved": true}]]',
    '[["one", {"locator": {"href": "a"}, "progress": 0, "version": 0}]]',
  ])('is undefined for the stored value %s', (stored) => {
    device(stored)
    expect(loadPosition('one')).toBeUndefined()
    savePosition('one', position(0.4))
    expect(loadPosition('one')).toEqual(position(0.4))
  })

  it('are empty without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    savePosition('one', position(0.1))
    expect(loadPosition('one')).toBeUndefined()
  })
})

const place = (progression: number): Locator => ({ href: 'one.xhtml', type: 'a/b', locations: { progression } })
const here = (progression: number, version: number, isSaved = true): StoredPosition => ({
  locator: place(progression),
  progress: progression,
  version,
  isSaved,
})
const there = (progression: number, version: number): ReadingPosition => ({
  version,
  locator: place(progression),
  progress: progression,
  device: 'Phone',
  updated_at: '2026-09-21T00:00:00Z',
})
const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }
const isSamePosition = (one: Locator, other: Locator) => one.locations?.progression === other.locations?.progression
const receive = (stored: StoredPosition | undefined, saved: ReadingPosition) =>
  resolveConflict(stored, saved, isSamePosition)

describe('resolving the local and the server position', () => {
  it('has no position without either', () => {
    expect(receive(undefined, NOWHERE)).toEqual({ stored: undefined })
  })

  it('takes the server position without a local one', () => {
    expect(receive(undefined, there(0.5, 3))).toEqual({ stored: here(0.5, 3) })
  })

  it('keeps the local position and asks about another device', () => {
    const [stored, other] = [here(0.4, 2), there(0.5, 3)]
    expect(receive(stored, other)).toEqual({ stored, other })
    expect(receive({ ...stored, isSaved: false }, other)).toEqual({ stored: { ...stored, isSaved: false }, other })
  })

  it('asks nothing for equal positions', () => {
    expect(receive(here(0.5, 2, false), there(0.5, 7))).toEqual({ stored: here(0.5, 7) })
  })

  it('recognises its own position with a lost response', () => {
    const stored = { ...here(0.6, 2), sent: [place(0.4), place(0.5)] }
    expect(receive(stored, there(0.5, 3))).toEqual({ stored: here(0.6, 3, false) })
    expect(receive(stored, there(0.7, 3))).toEqual({ stored, other: there(0.7, 3) })
  })

  it.each([
    { what: 'only this one went on', stored: here(0.6, 3, false), saved: there(0.5, 3) },
    { what: 'it was begun here, without a line', stored: here(0.1, 0, false), saved: NOWHERE },
    { what: 'the page is older than what was sent since', stored: here(0.6, 4), saved: there(0.5, 2) },
    { what: 'the page is from before the beginning', stored: here(0.6, 4), saved: NOWHERE },
  ])('changes nothing where $what', ({ stored, saved }) => {
    expect(receive(stored, saved)).toEqual({ stored })
  })

  it('overwrites a server position that is invalid for this item', () => {
    expect(receive(here(0.6, 3), { ...there(0.5, 4), locator: null })).toEqual({ stored: here(0.6, 4) })
  })
})
