'use client'

import { type ReactNode, useId } from 'react'
import { clockText } from '../video-player/clock-text.ts'
import type { AudioPart } from './audio-part.ts'
import styles from './audio-part-list.module.css'
import type { AudioPlayback, AudioState } from './audio-playback.ts'
import type { AudioTexts } from './audio-texts.ts'
import { PlaySign } from './play-sign.tsx'

type AudioPartListProps = {
  playback: AudioPlayback
  state: AudioState
  parts: readonly AudioPart[]
  /** What can be done with a part besides hearing it. */
  beside?: ((part: number) => ReactNode) | undefined
  language: string
  texts: AudioTexts
}

/** What it holds; the part that plays is marked, and each can be gone to. */
export function AudioPartList({ playback, state, parts, beside, language, texts }: AudioPartListProps) {
  const id = useId()
  return (
    <section className={styles.parts} aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {texts.parts}
      </h2>
      <ol>
        {parts.map(({ title }, part) => {
          const isThis = part === state.part
          const length = state.lengths[part]
          return (
            <li key={part} className={styles.row} data-now={isThis}>
              <button
                type="button"
                className={styles.part}
                aria-current={isThis ? 'true' : undefined}
                onClick={() => {
                  if (!isThis) playback.goTo({ part, seconds: 0 })
                  if (isThis) playback.toggle()
                  else playback.play()
                }}
              >
                {isThis && <PlaySign isPlaying={state.isPlaying} />}
                <span className={styles.name}>{title}</span>
                {length !== undefined && length !== null && (
                  <span className={styles.length}>{clockText(length, language)}</span>
                )}
              </button>
              {beside?.(part)}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
