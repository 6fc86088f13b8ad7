import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../src/app.ts'

const app = buildApp()
afterAll(() => app.close())

const SECRET = { authorization: 'Bearer sandbox-origin-secret' }
const LIVE = '/hls/dapha-until-it-is-finished'
const RECORDING = '/hls/extraordinary-meeting-of-ward-five_recording'

const ask = (url: string, headers: Record<string, string> = SECRET) => app.inject({ url, headers })
const read = async (url: string) => (await ask(url)).body
const control = (stream: string, state: string) =>
  app.inject({ method: 'POST', url: '/hls/control/', payload: { stream, state } })
const filesIn = (playlist: string) => playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
const numberIn = (playlist: string, tag: string) => Number(new RegExp(`^#${tag}:(\\d+)$`, 'm').exec(playlist)?.[1])

beforeEach(() => {
  vi.useRealTimers()
})

describe('the origin', () => {
  test.each([
    ['no secret', {}],
    ['another one', { authorization: 'Bearer something-else' }],
    ['a secret in the address', {}, '?secret=sandbox-origin-secret'],
  ])('with %s shows nothing', async (_title, headers, query = '') => {
    for (const path of ['index.m3u8', '270p/index.m3u8', '270p/init.mp4', 'nothing']) {
      const answer = await ask(`${LIVE}/${path}${query}`, headers)
      expect([path, answer.statusCode]).toEqual([path, 401])
    }
  })

  test('has every stream in two qualities', async () => {
    expect(filesIn(await read(`${LIVE}/index.m3u8`))).toEqual(['270p/index.m3u8', '180p/index.m3u8'])
    expect(await read(`${LIVE}/index.m3u8`)).toContain('RESOLUTION=480x270')
  })

  test('has a separate audio stream for every film, as long as its picture', async () => {
    expect(await read(`${LIVE}/index.m3u8`)).toMatch(/^#EXT-X-MEDIA:TYPE=AUDIO,.*URI="sound\/index\.m3u8"$/m)
    for (const stream of [LIVE, RECORDING]) {
      const [sound, picture] = [await read(`${stream}/sound/index.m3u8`), await read(`${stream}/180p/index.m3u8`)]
      expect(filesIn(sound)).toHaveLength(filesIn(picture).length)
      for (const file of ['init.mp4', filesIn(sound)[0] ?? '']) {
        const { statusCode, rawPayload } = await ask(`${stream}/sound/${file}`)
        expect([file, statusCode]).toEqual([file, 200])
        expect(rawPayload.length).toBeLessThan(14_000)
      }
    }
    const head = (await ask(`${LIVE}/sound/init.mp4`)).rawPayload.toString('latin1')
    expect([head.includes('soun'), head.includes('vide')]).toEqual([true, false])
  })

  test('knows nothing else', async () => {
    for (const path of [
      `${LIVE}/360p/index.m3u8`,
      `${LIVE}/270p/0.m4s`,
      `${LIVE}/270p/4.m4s.mp4`,
      `${LIVE}/270p/270p/init.mp4`,
      `${LIVE}/270p/README.md`,
      `${LIVE}/../../package.json`,
      '/hls/nobody/index.m3u8',
      '/hls/nobody_recording/index.m3u8',
    ])
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404])
  })

  test('sends a part of a segment', async () => {
    const whole = (await ask(`${LIVE}/180p/init.mp4`)).rawPayload
    const part = await ask(`${LIVE}/180p/init.mp4`, { ...SECRET, range: 'bytes=4-7' })
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      206,
      `bytes 4-7/${whole.length}`,
      'ftyp',
    ])
    const rest = await ask(`${LIVE}/180p/init.mp4`, { ...SECRET, range: `bytes=${whole.length - 3}-` })
    expect(rest.rawPayload).toEqual(whole.subarray(-3))
    expect((await ask(`${LIVE}/180p/init.mp4`, { ...SECRET, range: 'bytes=999999-' })).statusCode).toBe(416)
  })
})

describe('a live stream', () => {
  test('is a window that moves with the clock, and all that is in it can be had', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:01Z'), toFake: ['Date'] })
    const before = await read(`${LIVE}/270p/index.m3u8`)
    vi.setSystemTime(new Date('2026-11-21T12:00:13Z'))
    const after = await read(`${LIVE}/270p/index.m3u8`)
    expect(numberIn(after, 'EXT-X-MEDIA-SEQUENCE')).toBe(numberIn(before, 'EXT-X-MEDIA-SEQUENCE') + 3)
    expect(filesIn(after).slice(0, 3)).toEqual(filesIn(before).slice(3))
    expect(before).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-11-21T11:59:56.000Z')
    expect(before).not.toContain('ENDLIST')
    for (const file of [...filesIn(after), ...filesIn(before)]) {
      const { statusCode, rawPayload } = await ask(`${LIVE}/270p/${file}`)
      expect([file, statusCode, rawPayload.subarray(4, 8).toString()]).toEqual([
        file,
        200,
        expect.stringMatching(/styp|moof|sidx/),
      ])
    }
    const next = Number(filesIn(after).at(-1)?.split('.')[0]) + 1
    expect((await ask(`${LIVE}/270p/${next}.m4s`)).statusCode).toBe(404)
    vi.setSystemTime(new Date('2026-11-21T12:05:00Z'))
    expect((await ask(`${LIVE}/270p/${filesIn(before)[0]}`)).statusCode).toBe(404)
  })

  test('counts the discontinuities', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
    let began = 0
    let last = ''
    for (let second = 0; second < 60; second += 4) {
      vi.setSystemTime(new Date(Date.UTC(2026, 10, 21, 12, 0, second)))
      const playlist = await read(`${LIVE}/180p/index.m3u8`)
      const gone = /#EXT-X-DISCONTINUITY\n/.test(last.split('#EXTINF')[0] ?? '') ? 1 : 0
      const counted = numberIn(playlist, 'EXT-X-DISCONTINUITY-SEQUENCE')
      if (last !== '') expect(counted).toBe(began + gone)
      began = counted
      last = playlist
    }
  })

  test('is interrupted, resumes, and ends with a recording', async () => {
    expect((await control('low-cloud', 'up')).json()).toEqual({ stream: 'low-cloud', state: 'up' })
    expect((await ask('/hls/low-cloud/180p/index.m3u8')).statusCode).toBe(200)
    await control('low-cloud', 'interrupted')
    for (const path of ['index.m3u8', '180p/index.m3u8', '180p/init.mp4']) {
      expect([path, (await ask(`/hls/low-cloud/${path}`)).statusCode]).toEqual([path, 404])
    }
    await control('low-cloud', 'up')
    expect(await read('/hls/low-cloud/180p/index.m3u8')).not.toContain('ENDLIST')
    await control('low-cloud', 'ended')
    expect(await read('/hls/low-cloud/180p/index.m3u8')).toContain('#EXT-X-ENDLIST')
    expect((await ask('/hls/low-cloud_recording/index.m3u8')).statusCode).toBe(200)
  })
})

test('a recording can be seen from its beginning to its end', async () => {
  const playlist = await read(`${RECORDING}/270p/index.m3u8`)
  expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
  expect(playlist.trim().endsWith('#EXT-X-ENDLIST')).toBe(true)
  expect(filesIn(playlist)).toHaveLength(32)
  for (const file of filesIn(playlist)) expect((await ask(`${RECORDING}/270p/${file}`)).statusCode).toBe(200)
  expect((await ask(`${RECORDING}/270p/32.m4s`)).statusCode).toBe(404)
})

describe('the page', () => {
  test('shows the streams and switches them by a button', async () => {
    expect((await ask('/hls/', {})).body).toContain('dapha-until-it-is-finished')
    const pressed = await app.inject({
      method: 'POST',
      url: '/hls/control/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'stream=by-hand&state=up',
    })
    expect([pressed.statusCode, pressed.headers['location']]).toEqual([303, '/hls/'])
    expect((await ask('/hls/', {})).body).toContain('by-hand')
  })

  test.each([
    [{ stream: 'x', state: 'on' }],
    [{ stream: '../x', state: 'up' }],
    [{ stream: 'X', state: 'up' }],
    [{ stream: 'x_recording', state: 'up' }],
    [{ stream: ['x'], state: 'up' }],
    [{}],
  ])('refuses %j', async (payload) => {
    expect((await app.inject({ method: 'POST', url: '/hls/control/', payload })).statusCode).toBe(400)
  })
})
