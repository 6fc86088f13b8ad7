import type { IncomingMessage } from 'node:http'
import { LARGEST_PLAYLIST_BYTES, relativePlaylist } from './relative-playlist.ts'

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
