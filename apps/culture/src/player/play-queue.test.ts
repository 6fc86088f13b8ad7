import { beforeEach, describe, expect, it } from 'vitest'
import { hasSavedQueue } from './now-playing.ts'
import { clearSavedQueue, readSavedQueue, saveQueue } from './play-queue.ts'

const SAVED = {
  queue: {
    slug: 'low-cloud',
    title: 'Low Cloud',
    artist: 'Tara Nembang',
    picture: { alt: '', width: 640, height: 640, sources: [] },
    tracks: [{ title: 'Kettle Hour', seconds: 267, src: '/v1/media/a.m4a', position: 0 }],
  },
  place: { part: 0, seconds: 12.5 },
  volume: 0.5,
}

beforeEach(() => sessionStorage.clear())

describe('the saved queue of a tab', () => {
  it('is stored with its position until the player is closed', () => {
    expect(hasSavedQueue()).toBe(false)
    saveQueue(SAVED)
    expect(hasSavedQueue()).toBe(true)
    expect(readSavedQueue()).toEqual(SAVED)
    clearSavedQueue()
    expect(hasSavedQueue()).toBe(false)
    expect(readSavedQueue()).toBeUndefined()
  })

  it.each([
    ['is invalid JSON', '{"queue":'],
    ['has another type', '[1,2]'],
    ['has no such track', JSON.stringify({ ...SAVED, place: { part: 3, seconds: 0 } })],
    ['has no position in seconds', JSON.stringify({ ...SAVED, place: { part: 0 } })],
    ['has no audio', JSON.stringify({ ...SAVED, queue: { ...SAVED.queue, tracks: [{ title: 'Kettle Hour' }] } })],
    ['has no picture', JSON.stringify({ ...SAVED, queue: { ...SAVED.queue, picture: null } })],
  ])('is undefined where it %s', (_, stored) => {
    sessionStorage.setItem('player', stored)
    expect(readSavedQueue()).toBeUndefined()
  })
})
