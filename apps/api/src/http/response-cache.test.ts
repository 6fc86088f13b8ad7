import { describe, expect, test } from 'vitest'
import { type CachedResponse, responseStore } from './response-cache.ts'

const KIB = 1024

const answer = (bytes: number, more: Partial<CachedResponse> = {}): CachedResponse => ({
  body: Buffer.alloc(bytes),
  etag: '"x"',
  type: 'application/json',
  tags: [],
  seq: 1,
  until: Number.POSITIVE_INFINITY,
  ...more,
})

describe('responseStore', () => {
  test('returns the last response stored under a key', () => {
    const answers = responseStore()
    const [first, second] = [answer(1), answer(2)]
    answers.set('en /a', first)
    answers.set('en /a', second)
    expect([answers.find('en /a'), answers.find('ne /a'), answers.size().answers]).toEqual([second, undefined, 1])
  })

  test('never exceeds its memory limit', () => {
    const answers = responseStore(64 * KIB)
    for (let turn = 0; turn < 10_000; turn += 1) {
      answers.set(`en /${turn}`, answer(turn % (3 * KIB)))
      expect(answers.size().bytes).toBeLessThanOrEqual(64 * KIB)
    }
    expect(answers.size().answers).toBeGreaterThan(15)
  })

  test('evicts the least recently used response', () => {
    const answers = responseStore(64 * KIB)
    for (let turn = 0; turn < 18; turn += 1) {
      answers.set(`en /${turn}`, answer(3 * KIB))
      answers.find('en /0')
    }
    answers.set('en /last', answer(3 * KIB))
    expect([answers.find('en /0') !== undefined, answers.find('en /1')]).toEqual([true, undefined])
  })

  test('does not store a response that is too large', () => {
    const answers = responseStore(64 * KIB)
    answers.set('en /small', answer(KIB))
    answers.set('en /large', answer(5 * KIB))
    expect([answers.find('en /small') !== undefined, answers.find('en /large')]).toEqual([true, undefined])
  })

  test('drops expired responses and frees their memory', () => {
    const answers = responseStore()
    answers.set('en /a', answer(1, { until: 1000 }))
    expect([answers.find('en /a', 999) !== undefined, answers.find('en /a', 1000)]).toEqual([true, undefined])
    expect(answers.size()).toEqual({ answers: 0, bytes: 0 })
  })
})
