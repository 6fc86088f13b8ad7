const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/
const MOST_PARTS = 8

/** What an origin of streams has, and as what it is sent: the origin's own word for it is not repeated. */
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

/** By which a player may wait for what is just being filmed. */
const WAITING = /^_HLS_(msn|part)=\d{1,12}$|^_HLS_skip=(YES|v2)$/

export type GatePath = { stream: string; path: string; type: string; isPlaylist: boolean; query: string }

/**
 * What stands behind the token, as it was sent: nothing is decoded, so that nothing becomes a way out. Names are plain,
 * begin with no point, and end as a part of a stream does; everything else is nothing of ours.
 */
export function readGatePath(sent: string): GatePath | undefined {
  const [path = '', asked = '', ...more] = sent.split('?')
  const [stream = '', ...parts] = path.split('/')
  const names = [stream, ...parts]
  if (more.length > 0 || parts.length === 0 || names.length > MOST_PARTS || !names.every(isName)) return undefined
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const type = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
  if (type === undefined) return undefined
  const query = asked.split('&').filter((each) => WAITING.test(each))
  return { stream, path, type, isPlaylist: ending === 'm3u8', query: query.join('&') }
}

const isName = (text: string) => NAME.test(text) && !text.includes('..')
