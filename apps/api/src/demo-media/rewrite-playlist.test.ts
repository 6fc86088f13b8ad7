import { expect, test } from 'vitest'
import { rewritePlaylist } from './rewrite-playlist.ts'

const names = new Map([
  ['low.m3u8', 'aaa.m3u8'],
  ['init.mp4', 'bbb.mp4'],
  ['captions.m3u8', 'ccc.m3u8'],
  ['0.m4s', 'ddd.m4s'],
])

test('every file that a playlist names gets the name by which it is kept, and nothing else changes', () => {
  const playlist = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="init.mp4",URI="captions.m3u8",DEFAULT=NO
#EXT-X-MAP:URI="init.mp4"
#EXTINF:4.0,
0.m4s

low.m3u8
#EXT-X-ENDLIST
`
  expect(rewritePlaylist(playlist, names)).toBe(`#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="init.mp4",URI="ccc.m3u8",DEFAULT=NO
#EXT-X-MAP:URI="bbb.mp4"
#EXTINF:4.0,
ddd.m4s

aaa.m3u8
#EXT-X-ENDLIST
`)
})

test('a file that is not kept is an error, in a line and in a tag', () => {
  expect(() => rewritePlaylist('#EXTM3U\n1.m4s\n', names)).toThrow('1.m4s')
  expect(() => rewritePlaylist('#EXT-X-MAP:URI="other.mp4"\n', names)).toThrow('other.mp4')
})
