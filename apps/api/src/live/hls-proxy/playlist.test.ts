import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { relativePlaylist } from './playlist.ts'

const ORIGIN = 'http://127.0.0.1:8888/hls/'
const PATH = 'night/270p/index.m3u8'
const read = (...lines: string[]) =>
  relativePlaylist(['#EXTM3U', ...lines, ''].join('\n'), { origin: ORIGIN, path: PATH })

describe('relativePlaylist', () => {
  test('leaves relative names unchanged', () => {
    const lines = [
      '#EXT-X-MAP:URI="init.mp4"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="http://x",GROUP-ID="c",URI="../en.m3u8"',
      '#EXTINF:4.0,',
      '7.m4s',
      '#EXTINF:4.0,a title with http://elsewhere.example/ in it',
      'more/8.m4s?part=1',
    ]
    expect(read(...lines)).toBe(['#EXTM3U', ...lines, ''].join('\n'))
  })

  test('leaves the skipped part of a long stream to the player', () => {
    const lines = ['#EXT-X-MEDIA-SEQUENCE:7', '#EXT-X-SKIP:SKIPPED-SEGMENTS=3594', '#EXTINF:4,', '3601.m4s']
    expect(read(...lines)).toBe(['#EXTM3U', ...lines, ''].join('\n'))
  })

  test('replaces absolute URLs of its own stream by relative names', () => {
    expect(read('#EXT-X-KEY:METHOD=AES-128,URI="http://127.0.0.1:8888/hls/night/1.key"', '/hls/night/270p/7.m4s')).toBe(
      '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="../1.key"\n7.m4s\n',
    )
    expect(read('http://127.0.0.1:8888/hls/night/180p/index.m3u8')).toContain('\n../180p/index.m3u8\n')
  })

  test.each([
    'http://elsewhere.example/7.m4s',
    '//elsewhere.example/7.m4s',
    'https://127.0.0.1:8888/hls/night/7.m4s',
    'http://127.0.0.1:9999/hls/night/7.m4s',
    'http://user:secret@127.0.0.1:8888/hls/night/7.m4s',
    'data:video/mp4,x',
    'javascript:alert(1)',
    '/etc/passwd',
    '/hls/other/7.m4s',
    '../../other/7.m4s',
    '../../../../7.m4s',
    '..\\..\\other\\7.m4s',
    '%2e%2e/%2e%2e/other/7.m4s',
    '..%2f..%2fother/7.m4s',
    './javascript:alert(1)',
    'http://[',
    'javascript:7.m4s',
  ])('rejects a playlist that names %s, as a line or in a tag', (name) => {
    expect(read(name)).toBeUndefined()
    expect(read(`#EXT-X-MAP:URI="${name}"`)).toBeUndefined()
    expect(read(`#EXT-X-MEDIA:TYPE=AUDIO,URI="${name}",NAME="a"`)).toBeUndefined()
  })

  test('rejects text that is not a playlist, or has addresses without quotes', () => {
    expect(relativePlaylist('<html>', { origin: ORIGIN, path: PATH })).toBeUndefined()
    expect(relativePlaylist('', { origin: ORIGIN, path: PATH })).toBeUndefined()
    expect(read('#EXT-X-MAP:URI=http://elsewhere.example/')).toBeUndefined()
  })

  test('never refers to another stream, whatever the input', () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      'night',
      'other',
      'hls',
      '7.m4s',
      'http:',
      '//x',
      '%2e',
      '?',
      '#',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const written = read(parts.join('')) ?? ''
        for (const line of written.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
          const url = new URL(line, 'https://dabali.example/v1/hls/TOKEN/night/270p/index.m3u8')
          expect(url.href).toMatch(/^https:\/\/dabali\.example\/v1\/hls\/TOKEN\/night\//)
        }
      }),
    )
  })
})
