import type { KeyboardEvent } from 'react'
import type { AudioPlayback } from './audio-playback.ts'

const NOT_A_KEY_OF_OURS = 'select, input'

type Pressed = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key does to what is heard, where the focus is inside the player; nothing where it belongs to somebody else. */
export function actOfKey(
  { key, target, ctrlKey, metaKey, altKey }: Pressed,
  playback: AudioPlayback,
  steps: { back: number; forward: number },
): (() => void) | undefined {
  if (!(target instanceof Element) || target.closest(NOT_A_KEY_OF_OURS) || ctrlKey || metaKey || altKey) return
  const acts: Readonly<Record<string, () => void>> = {
    k: playback.toggle,
    m: playback.mute,
    ArrowLeft: () => playback.by(-steps.back),
    ArrowRight: () => playback.by(steps.forward),
    // A button that has the focus is pressed by the space bar itself.
    ...(target.closest('button, a') ? {} : { ' ': playback.toggle }),
  }
  return acts[key.length === 1 ? key.toLowerCase() : key]
}
