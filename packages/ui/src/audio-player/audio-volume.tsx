'use client'

import type { AudioPlayback, AudioState } from './audio-playback.ts'
import shared from './audio-player.module.css'
import { AudioSign } from './audio-sign.tsx'
import type { AudioTexts } from './audio-texts.ts'
import styles from './audio-volume.module.css'

type AudioVolumeProps = {
  playback: AudioPlayback
  state: AudioState
  texts: Pick<AudioTexts, 'mute' | 'unmute' | 'volume'>
}

/** How loud it is; where the device turns the sound by its own keys alone, only whether it is. */
export function AudioVolume({ playback, state: { volume, isMuted, hasVolume }, texts }: AudioVolumeProps) {
  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={shared.button}
        aria-label={isMuted ? texts.unmute : texts.mute}
        onClick={playback.mute}
      >
        <AudioSign shape={isMuted ? 'silence' : 'sound'} />
      </button>
      {hasVolume && (
        <input
          className={`${shared.slider} ${styles.loudness}`}
          type="range"
          min={0}
          max={100}
          step={5}
          value={isMuted ? 0 : Math.round(volume * 100)}
          aria-label={texts.volume}
          onChange={({ currentTarget }) => playback.setVolume(Number(currentTarget.value) / 100)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
    </div>
  )
}
