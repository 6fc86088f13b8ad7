import { useEffect, useRef } from 'react'
import type { Hls, PlayedMedia } from './played-media.ts'

/** Where a stream has its sound by itself, that is all that is fetched while it is heard alone; says whether it is so now. */
export function useSoundAlone(media: PlayedMedia | null, hls: Hls | undefined, isSoundOnly: boolean) {
  const isAlone = useRef(false)
  useEffect(() => {
    const whole = hls?.url
    const alone = hls?.allAudioTracks.find(({ url }) => url)?.url
    if (!(media && hls && whole && alone && isSoundOnly)) return
    isAlone.current = true
    changeSource(media, hls, alone)
    return () => {
      isAlone.current = false
      // It may have been taken away with its player.
      if (media.api === hls) changeSource(media, hls, whole)
    }
  }, [media, hls, isSoundOnly])
  return isAlone
}

/** The same moment of another source; what is live goes on with what is newest. */
function changeSource(media: PlayedMedia, hls: Hls, url: string): void {
  const { paused, currentTime, duration } = media
  const { autoLevelCapping } = hls
  const isLive = duration === Number.POSITIVE_INFINITY
  const goOn = () => {
    if (!isLive) media.currentTime = currentTime
    // Without a source nothing plays, and nothing goes on by itself.
    if (!paused) media.play().catch(() => undefined)
  }
  media.addEventListener('loadedmetadata', goOn, { once: true })
  hls.loadSource(url)
  hls.autoLevelCapping = autoLevelCapping
  hls.startLoad(isLive ? undefined : currentTime)
}
