import { describe, expect, it } from 'vitest'
import { playbackKeyAction } from './playback-actions.ts'

const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('actOfKey', () => {
  it.each([
    [' ', 'play'],
    ['k', 'play'],
    ['K', 'play'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['ArrowUp', 'louder'],
    ['ArrowDown', 'quieter'],
    ['m', 'mute'],
    ['f', 'fullScreen'],
    ['c', 'captions'],
    ['x', undefined],
    ['Tab', undefined],
    ['Enter', undefined],
  ])('%j is %s', (key, act) => {
    expect(playbackKeyAction(press(key), { onButton: false })).toBe(act)
  })

  it('leaves the space bar to a button that has the focus', () => {
    expect(playbackKeyAction(press(' '), { onButton: true })).toBeUndefined()
    expect(playbackKeyAction(press('k'), { onButton: true })).toBe('play')
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s to the browser', (held) => {
    expect(playbackKeyAction(press('c', { [held]: true }), { onButton: false })).toBeUndefined()
  })
})
