import { oneSound } from '@dabali/ui/one-sound'

/** A film or a sound of the page hushes the player and every other tab, and is hushed by them. */
export function giveWay(): () => void {
  let sounding: HTMLMediaElement | undefined
  let sound: ReturnType<typeof oneSound> | undefined
  const listen = ({ target }: Event) => {
    // The element of a film may be one that only behaves like it.
    const media = target as HTMLMediaElement
    if (media.muted) return
    if (sounding !== media) sounding?.pause()
    sounding = media
    sound ??= oneSound(() => sounding?.pause())
    sound.begin()
  }
  document.addEventListener('play', listen, true)
  return () => {
    document.removeEventListener('play', listen, true)
    sound?.close()
  }
}
