export type MediaInfo = {
  title: string
  author: string
  /** What the part is called that plays. */
  part: string
  /** The artwork, from small to large. */
  artwork: readonly { src: string; sizes: string; type: string }[]
}

export type MediaActions = {
  play: () => void
  pause: () => void
  by: (seconds: number) => void
  to: (seconds: number) => void
  previous: () => void
  next: () => void
}

type Action = MediaSessionAction
type Handler = MediaSessionActionHandler

/** Connects media keys and the lock screen with the actions. */
export function handleMediaKeys(acts: MediaActions, steps: { back: number; forward: number }): () => void {
  const { mediaSession } = navigator
  const handlers: readonly [Action, Handler][] = [
    ['play', acts.play],
    ['pause', acts.pause],
    ['stop', acts.pause],
    ['seekbackward', ({ seekOffset }) => acts.by(-(seekOffset ?? steps.back))],
    ['seekforward', ({ seekOffset }) => acts.by(seekOffset ?? steps.forward)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && acts.to(seekTime)],
    ['previoustrack', acts.previous],
    ['nexttrack', acts.next],
  ]
  for (const [action, handler] of handlers) setHandler(action, handler)
  return () => {
    for (const [action] of handlers) setHandler(action, null)
    if (mediaSession) {
      mediaSession.metadata = null
      mediaSession.playbackState = 'none'
    }
  }
}

function setHandler(action: Action, handler: Handler | null) {
  try {
    navigator.mediaSession?.setActionHandler(action, handler)
  } catch {
    // Not every browser knows every key.
  }
}

export function setMediaMetadata({ title, author, part, artwork }: MediaInfo): void {
  if (!navigator.mediaSession) return
  const isWhole = part === title
  navigator.mediaSession.metadata = new MediaMetadata({
    title: part,
    artist: author,
    album: isWhole ? '' : title,
    artwork: [...artwork],
  })
}

type Now = { isPlaying: boolean; seconds: number; length: number | null; speed: number }

export function setMediaPosition({ isPlaying, seconds, length, speed }: Now): void {
  const { mediaSession } = navigator
  if (!mediaSession) return
  mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
  if (!length) return
  mediaSession.setPositionState?.({ duration: length, position: Math.min(seconds, length), playbackRate: speed })
}

type Picture = { width: number; height: number; sources: readonly { type: string; width: number; src: string }[] }

/** The artwork of the media session, in a format that every device supports. */
export const mediaArtwork = ({ width, height, sources }: Picture): MediaInfo['artwork'] =>
  sources
    .filter(({ type }) => type === 'image/webp')
    .map(({ src, type, width: at }) => ({ src, type, sizes: `${at}x${Math.round((at * height) / width)}` }))
