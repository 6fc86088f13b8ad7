import { describe, expect, it } from 'vitest'
import { ByteLru } from './byte-lru.ts'

describe('ByteLru', () => {
  it('drops what was used longest ago when the bytes are over', () => {
    const lru = new ByteLru<string>(10)
    lru.set('a', 'A', 4)
    lru.set('b', 'B', 4)
    lru.get('a')
    lru.set('c', 'C', 4)
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C'])
  })

  it('does not keep what is larger than everything it may keep, nor what stood there before', () => {
    const lru = new ByteLru<string>(10)
    lru.set('a', 'A', 4)
    lru.set('a', 'larger', 11)
    expect([lru.get('a'), lru.bytes]).toEqual([undefined, 0])
  })
})
