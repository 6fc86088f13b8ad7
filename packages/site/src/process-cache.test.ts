import { describe, expect, it } from 'vitest'
import { ByteLru } from './process-cache.ts'

describe('ByteLru', () => {
  it('evicts the least recently used entry when the byte limit is exceeded', () => {
    const lru = new ByteLru<string>(10)
    lru.set('a', 'A', 4)
    lru.set('b', 'B', 4)
    lru.get('a')
    lru.set('c', 'C', 4)
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C'])
  })

  it('does not store an entry above the byte limit, and removes the entry of that key', () => {
    const lru = new ByteLru<string>(10)
    lru.set('a', 'A', 4)
    lru.set('a', 'larger', 11)
    expect([lru.get('a'), lru.bytes]).toEqual([undefined, 0])
  })

  it('lets a full group push out its own entries and no others', () => {
    const lru = new ByteLru<string>(20, 8)
    lru.set('page', 'P', 8)
    for (let at = 0; at < 100; at += 1) {
      lru.set(`search ${at}`, 'S', 4, 'searches')
      lru.get(`search ${Math.max(0, at - 1)}`)
    }
    expect([lru.get('page'), lru.get('search 97'), lru.get('search 98'), lru.get('search 99')]).toEqual([
      'P',
      undefined,
      'S',
      'S',
    ])
    lru.set('too large', 'S', 9, 'searches')
    expect([lru.get('too large'), lru.bytes]).toEqual([undefined, 16])
  })

  it('never holds more than it may, whatever the groups hold', () => {
    const lru = new ByteLru<number>(1000, 400)
    for (let at = 0; at < 5000; at += 1) {
      lru.set(`${at % 700}`, at, (at * 37) % 90, ['', 'a', 'b', 'c'][at % 4])
      expect(lru.bytes).toBeLessThanOrEqual(1000)
      if (at % 3 === 0) lru.delete(`${(at * 7) % 700}`)
    }
    for (let at = 0; at < 700; at += 1) lru.delete(`${at}`)
    expect(lru.bytes).toBe(0)
  })
})
