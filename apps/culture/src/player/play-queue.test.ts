import { beforeEach, describe, expect, it } from 'vitest'
import { hasSavedQueue } from './now-playing.ts'
import { clearSavedQueue, readSavedQueue, saveQueue } from './play-queue.ts'

const KEPT = {
  queue: {
    slug: 'low-cloud',
    title: 'Low Cloud',
    artist: 'Tara Nembang',
    picture: { alt: '', width: 640, height: 640, sources: [] },
    tracks: [{ title: 'Kettle Hour', seconds: 267, src: '/v1/media/a.m4a' }],
  },
  place: { part: 0, seconds: 12.5 },
  volume: 0.5,
}

beforeEach(() => sessionStorage.clear())

describe('what was in the player of a tab', () => {
  it('is kept with its place, until it is closed', () => {
    expect(hasSavedQueue()).toBe(false)
    saveQueue(KEPT)
    expect(hasSavedQueue()).toBe(true)
    expect(readSavedQueue()).toEqual(KEPT)
    clearSavedQueue()
    expect(hasSavedQueue()).toBe(false)
    expect(readSavedQueue()).toBeUndefined()
  })

  it.each([
    ['is torn', '{"queue":'],
    ['is of another kind', '[1,2]'],
    ['has no such track', JSON.stringify({ ...KEPT, place: { part: 3, seconds: 0 } })],
    ['has no second', JSON.stringify({ ...KEPT, place: { part: 0 } })],
    ['has no sounds', JSON.stringify({ ...KEPT, queue: { ...KEPT.queue, tracks: [{ title: 'Kettle Hour' }] } })],
    ['has no picture', JSON.stringify({ ...KEPT, queue: { ...KEPT.queue, picture: null } })],
  ])('is nothing where it %s', (_, kept) => {
    sessionStorage.setItem('player', kept)
    expect(readSavedQueue()).toBeUndefined()
  })
})
