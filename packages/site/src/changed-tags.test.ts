import { beforeEach, describe, expect, it } from 'vitest'
import { isPageCurrent, lastChange, markChanged, markEverythingChanged } from './changed-tags.ts'

beforeEach(() => markEverythingChanged(1000))

describe('changed tags', () => {
  it('the last change of several tags counts', () => {
    markChanged(['a'], 2000)
    markChanged(['b', 'c'], 3000)
    expect([lastChange(['a']), lastChange(['a', 'b']), lastChange(['z']), lastChange([])]).toEqual([
      2000, 3000, 1000, 1000,
    ])
  })

  it('a page that was finished within a second after a change may show what was before it', () => {
    markChanged(['a'], 5000)
    expect(isPageCurrent(['a'], 4000)).toBe(false)
    expect(isPageCurrent(['a'], 5900)).toBe(false)
    expect(isPageCurrent(['a'], 6001)).toBe(true)
    expect(isPageCurrent(['b'], 4000)).toBe(true)
  })

  it('when it is not known what was missed, nothing is current', () => {
    markEverythingChanged(9000)
    expect(isPageCurrent([], 8000)).toBe(false)
    expect(isPageCurrent([], 10_001)).toBe(true)
  })
})
