import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'

const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/
const MOST_PARTS = 8

/** Allowed extensions and their content types; the origin's content type is not trusted. */
const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  vtt: 'text/vtt',
  key: 'application/octet-stream',
}

/** Content types of playlists and segments. */
export const HLS_TYPES = [...new Set(Object.values(TYPES))]

/** Blocking playlist reload of low-latency HLS. */
const LOW_LATENCY_QUERY = /^_HLS_(msn|part)=\d{1,12}$|^_HLS_skip=(YES|v2)$/

export type HlsPath = { stream: string; path: string; type: string; isPlaylist: boolean; query: string }

/**
 * Parses the path after the token without decoding it, to prevent path traversal. Segments are plain names without a
 * leading dot and with a known extension.
 */
export function parseHlsPath(sent: string): HlsPath | undefined {
  const [path = '', asked = '', ...more] = sent.split('?')
  const [stream = '', ...parts] = path.split('/')
  const names = [stream, ...parts]
  if (more.length > 0 || parts.length === 0 || names.length > MOST_PARTS || !names.every(isName)) return undefined
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const type = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
  if (type === undefined) return undefined
  const query = asked.split('&').filter((each) => LOW_LATENCY_QUERY.test(each))
  return { stream, path, type, isPlaylist: ending === 'm3u8', query: query.join('&') }
}

const isName = (text: string) => NAME.test(text) && !text.includes('..')

/** Nothing that is longer is a playlist. */
const LARGEST_PLAYLIST_BYTES = 1024 * 1024

const URI = /URI="([^"]*)"/g
const OTHER_QUOTES = /URI=(?!")/

type Where = {
  /** What the origin calls the place that all streams lie in: `http://127.0.0.1:4100/hls/`. */
  origin: string
  /** The playlist itself, below that. */
  path: string
}

/**
 * The playlist with nothing in it but names below its own stream, relative to itself, so that whatever it names is asked
 * for through the gate. Undefined where it names anything else, or is none.
 */
export function relativePlaylist(text: string, where: Where): string | undefined {
  if (!text.startsWith('#EXTM3U')) return undefined
  const lines = text.split(/\r?\n/).map((line) => relativeLine(line, where))
  return lines.includes(undefined) ? undefined : lines.join('\n')
}

function relativeLine(line: string, where: Where): string | undefined {
  if (line.trim() === '') return line
  if (!line.startsWith('#')) return relativeName(line.trim(), where)
  // Comments are not read by anybody, and tags have their addresses in quotes.
  if (line.startsWith('#EXT') && OTHER_QUOTES.test(line)) return undefined
  const names = [...line.matchAll(URI)].map(([, name = '']) => relativeName(name, where))
  if (names.includes(undefined)) return undefined
  return line.replace(URI, () => `URI="${names.shift()}"`)
}

function relativeName(name: string, { origin, path }: Where): string | undefined {
  const own = new URL(path, origin)
  const stream = new URL(`${path.split('/')[0]}/`, origin)
  const url = URL.parse(name, own)
  // A backslash is a slash for some who read addresses, and an encoded one for others; a colon may end a scheme.
  if (url === null || url.pathname.includes(':') || /[\\\0-\x20"]|%2e|%2f|%5c/i.test(name)) return undefined
  if (url.origin !== stream.origin || !url.pathname.startsWith(stream.pathname)) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return posix.relative(new URL('.', own).pathname, url.pathname) + url.search
}

/** A playlist of an origin, as a player may see it; undefined where it is none, or leads elsewhere. */
export async function readPlaylist(answer: IncomingMessage, where: { origin: string; path: string }) {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    bytes += chunk.length
    if (bytes > LARGEST_PLAYLIST_BYTES) return undefined
    chunks.push(chunk)
  }
  return relativePlaylist(Buffer.concat(chunks).toString('utf8'), where)
}
