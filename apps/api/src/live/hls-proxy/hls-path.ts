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
