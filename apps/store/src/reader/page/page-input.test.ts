import { describe, expect, it } from 'vitest'
import { keyAction } from './page-input.ts'

const NOTHING_ELSE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, defaultPrevented: false }

describe('keyAction', () => {
  it.each([
    { key: 'ArrowRight', act: 'next' },
    { key: 'PageDown', act: 'next' },
    { key: ' ', act: 'next' },
    { key: 'ArrowLeft', act: 'previous' },
    { key: 'PageUp', act: 'previous' },
    { key: 'Home', act: 'first' },
    { key: 'End', act: 'last' },
    { key: 'a', act: undefined },
  ])('"$key" does $act', ({ key, act }) => {
    expect(keyAction({ ...NOTHING_ELSE, key })).toBe(act)
  })

  it('space turns back with Shift, and no other key does anything with it', () => {
    expect(keyAction({ ...NOTHING_ELSE, key: ' ', shiftKey: true })).toBe('previous')
    expect(keyAction({ ...NOTHING_ELSE, key: 'ArrowRight', shiftKey: true })).toBeUndefined()
  })

  it.each(['ctrlKey', 'altKey', 'metaKey', 'defaultPrevented'])('leaves keys with %s alone', (held) => {
    expect(keyAction({ ...NOTHING_ELSE, key: 'ArrowLeft', [held]: true })).toBeUndefined()
  })
})
