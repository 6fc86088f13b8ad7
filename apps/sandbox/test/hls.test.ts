import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../src/app.ts'

const app = buildApp()
afterAll(() => app.close())

const SECRET = { authorization: 'Bearer sandbox-origin-secret' }
const LIVE = '/hls/dapha-until-it-is-finished'
const RECORDING = '/hls/extraordinary-meeting-of-ward-five_recording'

const ask = (url: string, headers: Record<string, string> = SECRET) => app.inject({ url, headers })
const read = async (url: string) => (await ask(url)).body
const control = (stream: string, state: string, minutes?: number) =>
  app.inject({ method: 'POST', url: '/hls/control/', payload: { stream, state, minutes } })
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

  test('has every stream in four qualities, with captions in two languages that are off at first', async () => {
    const master = await read(`${LIVE}/index.m3u8`)
    expect(filesIn(master)).toEqual(['270p/index.m3u8', '720p/index.m3u8', '480p/index.m3u8', '180p/index.m3u8'])
    for (const size of ['1280x720', '854x480', '480x270', '320x180']) expect(master).toContain(`RESOLUTION=${size}`)
    const captions = [...master.matchAll(/TYPE=SUBTITLES.*LANGUAGE="(\w+)",DEFAULT=NO,AUTOSELECT=NO.*URI="([^"]+)"/g)]
    expect(captions.map(([, language, uri]) => [language, uri])).toEqual([
      ['en', 'captions-en/index.m3u8'],
      ['ne', 'captions-ne/index.m3u8'],
    ])
  })

  test('promises no quality more than it needs, and no less', async () => {
    const master = await read(`${LIVE}/index.m3u8`)
    for (const [, promised, name] of master.matchAll(/BANDWIDTH=(\d+),[^\n]*\n(\d+p)\//g)) {
      let most = 0
      for (const stream of [LIVE, RECORDING, '/hls/winter', '/hls/night']) {
        await control(stream.slice(5), 'up')
        const newest = filesIn(await read(`${stream}/${name}/index.m3u8`)).slice(-4)
        const sizes = await Promise.all(newest.map(async (file) => (await ask(`${stream}/${name}/${file}`)).rawPayload))
        most = Math.max(most, ...sizes.map(({ length }) => (length * 8) / 4 + 32_000))
      }
      expect([name, most <= Number(promised), most > Number(promised) / 2]).toEqual([name, true, true])
    }
  })

  test('has a film of its own for each event of the demo', async () => {
    const heads = await Promise.all(
      [LIVE, RECORDING, '/hls/the-long-night-of-the-madal', '/hls/winter-wedding-nobody-marries'].map(
        async (stream) => {
          if (stream !== RECORDING) await control(stream.slice(5), 'up')
          const [first] = filesIn(await read(`${stream}/180p/index.m3u8`)).filter(
            (file) => Number.parseInt(file, 10) % 4 === 0,
          )
          const { rawPayload } = await ask(`${stream}/180p/${first}`)
          return rawPayload.subarray(-1000).toString('base64')
        },
      ),
    )
    expect(new Set(heads).size).toBe(4)
  })

  test('has a separate audio stream for every film, as long as its picture', async () => {
    // Without a fixed time the live playlist of the picture can be one segment longer than that of the sound.
    vi.useFakeTimers({ now: new Date(), toFake: ['Date'] })
    expect(await read(`${LIVE}/index.m3u8`)).toMatch(/^#EXT-X-MEDIA:TYPE=AUDIO,.*URI="sound\/index\.m3u8"$/m)
    for (const stream of [LIVE, RECORDING]) {
      const [sound, picture] = [await read(`${stream}/sound/index.m3u8`), await read(`${stream}/180p/index.m3u8`)]
      expect(filesIn(sound)).toHaveLength(filesIn(picture).length)
      for (const file of ['init.mp4', filesIn(sound)[0] ?? '']) {
        const { statusCode, rawPayload } = await ask(`${stream}/sound/${file}`)
        expect([file, statusCode]).toEqual([file, 200])
        expect(rawPayload.length).toBeLessThan(16_000)
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
  const BEFORE = '2026-11-21T12:00:01Z'
  const at = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

  test('can be watched from its beginning, and all of it can be had', async () => {
    at('2026-11-21T12:00:01Z')
    await control('low-cloud', 'up', 2)
    const before = await read('/hls/low-cloud/270p/index.m3u8')
    expect(filesIn(before)).toHaveLength(30)
    vi.setSystemTime(new Date('2026-11-21T12:00:13Z'))
    const after = await read('/hls/low-cloud/270p/index.m3u8')
    expect(numberIn(after, 'EXT-X-MEDIA-SEQUENCE')).toBe(numberIn(before, 'EXT-X-MEDIA-SEQUENCE'))
    expect(filesIn(after).slice(0, 30)).toEqual(filesIn(before))
    expect(filesIn(after)).toHaveLength(33)
    expect(before).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-11-21T11:58:00.000Z')
    expect(before).not.toContain('ENDLIST')
    for (const file of filesIn(after)) {
      const { statusCode, rawPayload } = await ask(`/hls/low-cloud/270p/${file}`)
      expect([file, statusCode, rawPayload.subarray(4, 8).toString()]).toEqual([
        file,
        200,
        expect.stringMatching(/styp|moof/),
      ])
    }
    const next = Number(filesIn(after).at(-1)?.split('.')[0]) + 1
    expect((await ask(`/hls/low-cloud/270p/${next}.m4s`)).statusCode).toBe(404)
  })

  test('shows at most the last four hours', async () => {
    at(BEFORE)
    await control('low-cloud', 'up', 24 * 60)
    const before = await read('/hls/low-cloud/180p/index.m3u8')
    expect(filesIn(before)).toHaveLength(3600)
    expect(before.length).toBeLessThan(150_000)
    vi.setSystemTime(new Date('2026-11-21T12:05:01Z'))
    const after = await read('/hls/low-cloud/180p/index.m3u8')
    expect(numberIn(after, 'EXT-X-MEDIA-SEQUENCE')).toBe(numberIn(before, 'EXT-X-MEDIA-SEQUENCE') + 75)
    expect((await ask(`/hls/low-cloud/180p/${filesIn(before)[0]}`)).statusCode).toBe(404)
  })

  test('sends only its end to players that know the rest', async () => {
    at(BEFORE)
    await control('low-cloud', 'up', 60)
    const whole = await read('/hls/low-cloud/180p/index.m3u8')
    expect(whole).toContain('#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=30.0')
    const end = await read('/hls/low-cloud/180p/index.m3u8?_HLS_skip=YES')
    expect(numberIn(end, 'EXT-X-MEDIA-SEQUENCE')).toBe(numberIn(whole, 'EXT-X-MEDIA-SEQUENCE'))
    expect(end).toContain('#EXT-X-SKIP:SKIPPED-SEGMENTS=894\n')
    expect(filesIn(end)).toEqual(filesIn(whole).slice(-6))
    expect(end.length).toBeLessThan(600)
    expect(await read('/hls/low-cloud/180p/index.m3u8?_HLS_skip=no')).toBe(whole)
  })

  test('has time stamps without a gap, in picture and in sound', async () => {
    at(BEFORE)
    await control('low-cloud', 'up', 2)
    for (const [rendition, scale] of [
      ['270p', 12_288],
      ['sound', 24_000],
    ] as const) {
      const playlist = await read(`/hls/low-cloud/${rendition}/index.m3u8`)
      const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length))
      const starts: number[] = []
      for (const file of filesIn(playlist)) {
        const { rawPayload } = await ask(`/hls/low-cloud/${rendition}/${file}`)
        expect(rawPayload.includes('sidx')).toBe(false)
        starts.push(Number(rawPayload.readBigUInt64BE(rawPayload.indexOf('tfdt') + 8)) / scale)
      }
      for (const [index, start] of starts.entries()) {
        if (index > 0) expect(start - (starts[index - 1] ?? 0)).toBeCloseTo(lengths[index - 1] ?? 0, 3)
      }
    }
  })

  test('has captions with the clock of its pictures', async () => {
    at(BEFORE)
    await control('low-cloud', 'up', 2)
    const files = filesIn(await read('/hls/low-cloud/captions-ne/index.m3u8'))
    expect(files).toEqual(
      filesIn(await read('/hls/low-cloud/270p/index.m3u8')).map((file) => file.replace('m4s', 'vtt')),
    )
    const [file = ''] = files
    const { body, headers } = await ask(`/hls/low-cloud/captions-ne/${file}`)
    expect(headers['content-type']).toContain('text/vtt')
    const seconds = Number.parseInt(file, 10) * 4
    expect(body).toContain(`X-TIMESTAMP-MAP=MPEGTS:${(seconds * 90_000) % 2 ** 33},LOCAL:00:00:00.000`)
    expect(body).toMatch(/[\u0900-\u097f]/)
    expect((await ask(`/hls/low-cloud/captions-ne/init.mp4`)).statusCode).toBe(404)
    expect((await ask(`/hls/low-cloud/270p/${file}`)).statusCode).toBe(404)
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
    [{ stream: 'x', state: 'up', minutes: -1 }],
    [{ stream: 'x', state: 'up', minutes: 1441 }],
    [{ stream: 'x', state: 'up', minutes: '5' }],
    [{}],
  ])('refuses %j', async (payload) => {
    expect((await app.inject({ method: 'POST', url: '/hls/control/', payload })).statusCode).toBe(400)
  })
})
