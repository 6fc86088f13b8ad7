import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'

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
