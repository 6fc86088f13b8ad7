import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPosition, keptPosition } from './kept-positions.ts'

const position = (progression: number) => ({
  locator: { href: 'one.xhtml', type: 'a/b', locations: { progression } },
  progress: progression,
  version: 1,
  isSaved: false,
})

function device(kept?: string) {
  const values = new Map(kept === undefined ? [] : [['places', kept]])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  })
}

beforeEach(() => device())
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('where this device left its works', () => {
  it('is kept by work, the newest over the one before', () => {
    const sent = [position(0.1).locator]
    keepPosition('one', position(0.1))
    keepPosition('two', position(0.2))
    keepPosition('one', { ...position(0.3), sent })
    expect([keptPosition('one'), keptPosition('two'), keptPosition('three')]).toEqual([
      { ...position(0.3), sent },
      position(0.2),
      undefined,
    ])
  })

  it('makes room for the sixty-first by the one that was left longest ago', () => {
    for (let work = 0; work < 60; work += 1) keepPosition(String(work), position(0.1))
    keepPosition('0', position(0.2))
    keepPosition('60', position(0.1))
    expect([keptPosition('0'), keptPosition('1'), keptPosition('2')]).toEqual([position(0.2), undefined, position(0.1)])
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
  ])('is nowhere where %s is kept', (kept) => {
    device(kept)
    expect(keptPosition('one')).toBeUndefined()
    keepPosition('one', position(0.4))
    expect(keptPosition('one')).toEqual(position(0.4))
  })

  it('is nowhere in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    keepPosition('one', position(0.1))
    expect(keptPosition('one')).toBeUndefined()
  })
})
