import { beforeEach, describe, expect, it } from 'vitest'
import { loadPosition, savePosition } from './position-storage.ts'

const stop = (time: number, film = 'film') => savePosition(film, { time, duration: 600 })

beforeEach(() => localStorage.clear())

describe('keepPosition', () => {
  it('keeps where each film was stopped last', () => {
    stop(100)
    stop(200, 'other')
    stop(300.7)
    expect([loadPosition('film'), loadPosition('other'), loadPosition('none')]).toEqual([300, 200, undefined])
  })

  it.each([{ time: 0 }, { time: 4.9 }, { time: 585.1 }, { time: 600 }])(
    'forgets it at $time of 600 seconds',
    ({ time }) => {
      stop(100)
      stop(time)
      expect(loadPosition('film')).toBeUndefined()
    },
  )

  it('keeps nothing of what has no end', () => {
    savePosition('film', { time: 100, duration: Number.POSITIVE_INFINITY })
    savePosition('film', { time: 100, duration: Number.NaN })
    expect(loadPosition('film')).toBeUndefined()
  })

  it('keeps the last fifty', () => {
    for (let film = 0; film < 51; film += 1) stop(100, `film ${film}`)
    expect([loadPosition('film 0'), loadPosition('film 1')]).toEqual([undefined, 100])
  })

  it.each(['{', '{}', '[1]', '[["film"]]', '[["film","x"]]', 'null'])('starts anew where %s was kept', (kept) => {
    localStorage.setItem('film-positions', kept)
    expect(loadPosition('film')).toBeUndefined()
    stop(100)
    expect(loadPosition('film')).toBe(100)
  })
})
