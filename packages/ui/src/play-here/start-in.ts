import { embedAddress } from '../video-player/embed-address.ts'

/** Begins what plays within a frame, or goes on elsewhere in it. A time behind the end is none. */
export function startIn(frame: HTMLElement, seconds: number | undefined): (() => void) | undefined {
  const media = frame.querySelector<HTMLMediaElement>('video, audio, hls-video')
  // What is at the foot of a phone does not cover its bar.
  frame.scrollIntoView({ block: 'nearest' })
  if (media && media.readyState > 0) {
    goTo(media, seconds)
    return undefined
  }
  if (!media) frame.querySelector('button')?.click()
  // It goes on by itself where it was left, and nobody asked for that; neither event rises from what plays.
  const go = ({ target }: Event) => goTo(target as HTMLMediaElement, seconds)
  frame.addEventListener('loadeddata', go, { capture: true, once: true })
  return () => frame.removeEventListener('loadeddata', go, { capture: true })
}

function goTo(media: HTMLMediaElement, seconds: number | undefined) {
  if (seconds === undefined || seconds >= media.duration) return
  media.currentTime = seconds
  // A browser that refuses to play by itself has said so to the visitor already.
  media.play().catch(() => undefined)
}

/** The address of a film that begins at a time, where that is up to a host of films. */
export function addressAt(src: string, seconds: number | undefined): string {
  if (seconds === undefined || !embedAddress(src, '')) return src
  const address = new URL(src)
  address.searchParams.set('t', String(seconds))
  return address.href
}
