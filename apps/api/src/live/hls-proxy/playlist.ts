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

/** Longer responses are not playlists: a stream of 24 hours in segments of 4 s takes 600 kB. */
const LARGEST_PLAYLIST_BYTES = 1024 * 1024

/** A name in the folder of the playlist itself. */
const PLAIN_FILE = /^[A-Za-z0-9_-]+\.[A-Za-z0-9]+$/
const URI = /URI="([^"]*)"/g
const OTHER_QUOTES = /URI=(?!")/

type Where = {
  /** Base URL of all streams at the origin: `http://127.0.0.1:4100/hls/`. */
  origin: string
  /** The path of the playlist below the base URL. */
  path: string
}

/**
 * The playlist with names relative to itself, so that all its requests go through the proxy. Undefined for a playlist
 * that names anything outside its own stream, and for other text.
 */
export function relativePlaylist(text: string, where: Where): string | undefined {
  if (!text.startsWith('#EXTM3U')) return undefined
  const lines = text.split(/\r?\n/).map((line) => relativeLine(line, where))
  return lines.includes(undefined) ? undefined : lines.join('\n')
}

function relativeLine(line: string, where: Where): string | undefined {
  if (line.trim() === '') return line
  // Nearly all lines of a long stream, so they are not parsed as URLs.
  if (PLAIN_FILE.test(line)) return line
  if (!line.startsWith('#')) return relativeName(line.trim(), where)
  // Players ignore comments; the addresses of tags must be in quotes.
  if (line.startsWith('#EXT') && OTHER_QUOTES.test(line)) return undefined
  const names = [...line.matchAll(URI)].map(([, name = '']) => relativeName(name, where))
  if (names.includes(undefined)) return undefined
  return line.replace(URI, () => `URI="${names.shift()}"`)
}

function relativeName(name: string, { origin, path }: Where): string | undefined {
  const own = new URL(path, origin)
  const stream = new URL(`${path.split('/')[0]}/`, origin)
  const url = URL.parse(name, own)
  // Some parsers read a backslash, or an encoded slash, as a slash; a colon may end a scheme.
  if (url === null || url.pathname.includes(':') || /[\\\0-\x20"]|%2e|%2f|%5c/i.test(name)) return undefined
  if (url.origin !== stream.origin || !url.pathname.startsWith(stream.pathname)) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return posix.relative(new URL('.', own).pathname, url.pathname) + url.search
}

/**
 * The playlist of a response, rewritten for players; undefined if it is not a playlist or refers to another stream.
 */
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
