import { useEffect, useSyncExternalStore } from 'react'
import type { AudioPlayback, AudioState } from './audio-playback.ts'

/** How it stands with what is heard, told anew whenever it changes. */
export const useAudio = ({ subscribe, state }: AudioPlayback): AudioState =>
  useSyncExternalStore(subscribe, state, state)

/** What is heard ends with what shows it. */
export function useOpened(playback: AudioPlayback): void {
  useEffect(() => playback.open(), [playback])
}
