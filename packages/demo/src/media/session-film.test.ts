import { describe, expect, it } from 'vitest'
import { pictureList, roundsOf, type SessionFilm, soundList, writeCaptions } from './session-film.ts'

const title = { en: 'Front Wheel', ne: 'अगाडिको पाङ्ग्रा' }
const cut = (seconds: number, ...starts: number[]): SessionFilm => ({
  slug: 'at-the-cycle-repair',
  seconds,
  songs: starts.map((startsAt) => ({ startsAt, title })),
})
const secondsOf = (list: string) =>
  [...list.matchAll(/^#EXTINF:([\d.]+),$/gm)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)

describe('the rounds of a film', () => {
  it('are each of the song that began last', () => {
    expect(roundsOf(cut(120, 0, 48))).toEqual([0, 0, 1, 1, 1])
  })

  it.each([
    ['begins behind its end', cut(120, 0, 144)],
    ['begins with its end', cut(120, 0, 120)],
    ['begins before the one before it', cut(120, 0, 72, 48)],
    ['begins within a round', cut(120, 0, 50)],
    ['leaves the beginning empty', cut(120, 24)],
    ['leaves all of it empty', cut(120)],
    ['ends within a round', cut(121, 0)],
  ])('are none where the set list %s', (_, wrong) => {
    expect(() => roundsOf(wrong)).toThrow('The set list of at-the-cycle-repair does not fit its film.')
  })
})

describe('a film', () => {
  it('has as much to hear as to see, from the beginning to the end', () => {
    for (const list of [pictureList(cut(120, 0, 48)), soundList(cut(120, 0, 48), 3)]) {
      expect(secondsOf(list)).toBe(120)
      expect(list.match(/^#EXT-X-DISCONTINUITY$/gm)).toHaveLength(4)
    }
  })

  it('is heard as its songs follow each other, each film beginning with another tune', () => {
    const tunes = (shift: number) =>
      [...soundList(cut(72, 0, 48), shift).matchAll(/^tune-(\d)-0/gm)].map(([, one]) => one)
    expect(tunes(0)).toEqual(['1', '1', '2'])
    expect(tunes(3)).toEqual(['4', '4', '1'])
  })

  it('is written, too: each song by its name and what plays it, in the language of the reader', () => {
    const lines = writeCaptions(cut(3648, 0, 3624), 'ne', 1).split('\n')
    expect(lines.slice(0, 9)).toEqual([
      'WEBVTT',
      'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0',
      '',
      '00:00:00.000 --> 00:00:05.000',
      '♪ अगाडिको पाङ्ग्रा',
      '',
      '00:00:05.000 --> 00:00:12.000',
      '(सारङ्गी, पछाडि एउटै सुर)',
      '',
    ])
    expect(lines).toContain('01:00:24.000 --> 01:00:29.000')
  })
})
