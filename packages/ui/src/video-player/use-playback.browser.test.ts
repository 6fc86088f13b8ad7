import { beforeEach, describe, expect, it } from 'vitest'
import { loadPosition, savePosition } from './use-playback.ts'

const stop = (time: number, film = 'film') => savePosition(film, { time, duration: 600 })

beforeEach(() => localStorage.clear())

describe('savePosition', () => {
  it('saves the last position of each film', () => {
    stop(100)
    stop(200, 'other')
    stop(300.7)
    expect([loadPosition('film'), loadPosition('other'), loadPosition('none')]).toEqual([300, 200, undefined])
  })

  it.each([{ time: 0 }, { time: 4.9 }, { time: 585.1 }, { time: 600 }])(
    'removes the position at $time of 600 seconds',
    ({ time }) => {
      stop(100)
      stop(time)
      expect(loadPosition('film')).toBeUndefined()
    },
  )

  it('saves nothing without a finite duration', () => {
    savePosition('film', { time: 100, duration: Number.POSITIVE_INFINITY })
    savePosition('film', { time: 100, duration: Number.NaN })
    expect(loadPosition('film')).toBeUndefined()
  })

  it('keeps the last fifty positions', () => {
    for (let film = 0; film < 51; film += 1) stop(100, `film ${film}`)
    expect([loadPosition('film 0'), loadPosition('film 1')]).toEqual([undefined, 100])
  })

  it.each(['{', '{}', '[1]', '[["film"]]', '[["film","x"]]', 'null'])('ignores an invalid stored value: %s', (kept) => {
    localStorage.setItem('film-positions', kept)
    expect(loadPosition('film')).toBeUndefined()
    stop(100)
    expect(loadPosition('film')).toBe(100)
  })
})
