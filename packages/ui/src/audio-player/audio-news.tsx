'use client'

import type { AudioPlayback, AudioState } from './audio-playback.ts'
import styles from './audio-player.module.css'
import type { AudioTexts } from './audio-texts.ts'

type AudioNewsProps = {
  playback: AudioPlayback
  state: AudioState
  texts: NewsTexts
  /** Where it stands in something that has no room for a line that is mostly empty. */
  className?: string | undefined
}

type NewsTexts = Pick<AudioTexts, 'lineLost' | 'broken' | 'loading' | 'over' | 'retry'>

/** What keeps it from being heard. Its line is always there, so that nothing moves when it speaks. */
export function AudioNews({ playback, state, texts, className = styles.news }: AudioNewsProps) {
  const { trouble } = state
  return (
    <div className={className} data-trouble={trouble}>
      <p role="status">{newsOf(state, texts)}</p>
      {trouble === 'broken' && (
        <button type="button" className={styles.retry} onClick={playback.play}>
          {texts.retry}
        </button>
      )}
    </div>
  )
}

function newsOf({ trouble, refusal, isStarved, isOver }: AudioState, texts: NewsTexts) {
  if (trouble === 'line') return texts.lineLost
  if (trouble === 'broken') return texts.broken
  if (trouble === 'closed') return refusal
  if (isStarved) return texts.loading
  return isOver ? texts.over : ''
}
