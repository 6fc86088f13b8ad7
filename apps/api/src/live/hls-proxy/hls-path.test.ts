import { expect, test } from 'vitest'
import { parseHlsPath } from './playlist.ts'

test.each([
  ['night/index.m3u8', 'night/index.m3u8', true, ''],
  ['night/270p/7.m4s', 'night/270p/7.m4s', false, ''],
  ['night/a_b-c.1.ts', 'night/a_b-c.1.ts', false, ''],
  ['night/index.m3u8?_HLS_msn=12&_HLS_part=3', 'night/index.m3u8', true, '_HLS_msn=12&_HLS_part=3'],
  ['night/index.m3u8?_HLS_skip=YES&secret=1&_HLS_msn=x', 'night/index.m3u8', true, '_HLS_skip=YES'],
])('parses %s', (sent, path, isPlaylist, query) => {
  expect(parseHlsPath(sent)).toMatchObject({ stream: 'night', path, isPlaylist, query })
})

test.each([
  '',
  'night',
  'night/',
  'night/index',
  'night/.m3u8',
  '/night/index.m3u8',
  'night//index.m3u8',
  'night/../other/index.m3u8',
  'night/..',
  'night/./index.m3u8',
  'night/%2e%2e/other/index.m3u8',
  'night%2findex.m3u8',
  'night/%69ndex.m3u8',
  'night\\..\\other\\index.m3u8',
  'night/..%5cother/index.m3u8',
  'night/a..m3u8',
  'night/index.m3u8/',
  'night/index.m3u8#.m3u8',
  'night/index.m3u8;x.m3u8',
  'night/index.M3U8',
  'night/index.html',
  'night/x.constructor',
  'night/index.m3u8?a?b',
  'night/index.m3u8\0',
  'night/ index.m3u8',
  'nïght/index.m3u8',
  'http://elsewhere/index.m3u8',
  `night/${'a/'.repeat(8)}index.m3u8`,
  `night/${'a'.repeat(300)}.m3u8`,
])('rejects %j', (sent) => {
  expect(parseHlsPath(sent)).toBeUndefined()
})
