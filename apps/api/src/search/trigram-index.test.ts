import { describe, expect, test } from 'vitest'
import { type NamesFields, TrigramIndex } from './trigram-index.ts'

const NOW = 1000
const find = (index: TrigramIndex, text: string, most = 5) => index.findSimilar(text, { most, now: NOW })

function indexOf(...names: NamesFields[]) {
  const index = new TrigramIndex()
  for (const each of names) index.add(each)
  return index
}

const WORDS = ['rain', 'ledger', 'window', 'fog', 'वर्षाको', 'बहीखाता', 'house', 'river', 'stone', 'पहाड']
const nameOf = (at: number) =>
  [at, at * 3 + 1, at * 7 + 2].map((place) => `${WORDS[place % WORDS.length]}${at % 13}`).join(' ')

/** More than are compared without an index. */
const MANY = 700

describe('similar names', () => {
  test('come by similarity, then by weight, then by key', () => {
    const index = indexOf(
      [1, 'umbrella', 1, null],
      [2, 'umbrela', 1, null],
      [-3, 'umbrella', 2, null],
      [4, 'fog', 9, null],
    )
    expect(find(index, 'umbrella')).toEqual([-3, 1, 2])
    expect(find(index, 'umbrella', 1)).toEqual([-3])
    expect(find(index, '')).toEqual([])
    expect(find(index, '!?')).toEqual([])
  })

  test('are found in any part of the names, in both scripts', () => {
    const index = indexOf([1, 'the rain ledger\n\nवर्षाको बहीखाता', 1, null], [2, 'window of fog', 1, null])
    expect(find(index, 'lejder')).toEqual([])
    expect(find(index, 'ledgar')).toEqual([1])
    expect(find(index, 'बहिखाता')).toEqual([1])
  })

  test('are not shown before their time', () => {
    const index = indexOf([1, 'umbrella', 1, NOW + 1], [2, 'umbrella', 1, NOW])
    expect(find(index, 'umbrela')).toEqual([2])
  })

  test('are the same whether documents came at once or one by one in place of others', () => {
    const names = Array.from({ length: MANY }, (_, at): NamesFields => [at + 1, nameOf(at), at % 5, null])
    const whole = indexOf(...names)
    whole.update()
    const changed = indexOf(...names.map(([key, , weight]): NamesFields => [key, nameOf(key + 5), weight, null]))
    changed.update()
    for (const [at, each] of names.entries()) {
      changed.add(each)
      if (at % 100 !== 0 && at !== MANY - 1) continue
      const isAfter = at === MANY - 1
      for (const text of ['rain1 ledgr3', 'वर्षको4', 'huose2 river', 'stone'])
        if (isAfter) expect(find(changed, text, 24)).toEqual(find(whole, text, 24))
        else expect(new Set(find(changed, text, 24)).size).toBe(find(changed, text, 24).length)
    }
  })

  test('are not confused by letters and trigrams that only queries have', () => {
    const index = indexOf([1, 'umbrella', 1, null])
    for (let at = 0; at < 3000; at += 1) find(index, String.fromCodePoint(0x4e00 + at, 0x4e01 + at, 0x4e02 + at))
    index.add([2, 'बहीखाता', 1, null])
    expect(find(index, 'बहीखात')).toEqual([2])
    expect(find(index, 'umbrela')).toEqual([1])
  })
})
