'use client'

import { writeDigits } from '@dabali/domain'
import { deviceMinutes, timeAtOffset } from '../time-text/time-at-offset.ts'
import { clockText } from '../time-text/time-text.ts'
import type { PlaybackActions } from './playback-actions.ts'
import type { StreamTexts } from './playback-failure.tsx'
import type { Rewind } from './rewind.ts'
import styles from './rewind-bar.module.css'

type RewindBarProps = { rewind: Rewind; acts: PlaybackActions; language: string; texts: StreamTexts }

const TICK_WIDTH = 4
const BAR_WIDTH = 1000

/** The seek bar of a live stream, from its start until now. */
export function RewindBar({ rewind, acts, language, texts }: RewindBarProps) {
  const { start, live, time, startAt, ticks, isBehind } = rewind
  return (
    <div className={styles.bar}>
      {startAt !== undefined && <span className={styles.from}>{timeOfDay(startAt, language)}</span>}
      <span className={styles.track}>
        <input
          type="range"
          min={start}
          max={live}
          step="any"
          value={time}
          aria-label={texts.seek}
          aria-valuetext={behindText(rewind, language, texts)}
          onChange={({ currentTarget }) => acts.seek(Number(currentTarget.value))}
        />
        <svg className={styles.ticks} viewBox={`0 0 ${BAR_WIDTH} 1`} preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((share) => (
            <rect key={share} x={share * BAR_WIDTH - TICK_WIDTH / 2} width={TICK_WIDTH} height="1" />
          ))}
        </svg>
      </span>
      {isBehind && (
        <button type="button" className={styles.goLive} onClick={acts.toNow}>
          {texts.toNow}
        </button>
      )}
    </div>
  )
}

/** "12:04 behind live", or "Live". */
export const behindText = ({ behind, isBehind }: Rewind, language: string, texts: StreamTexts): string =>
  isBehind ? texts.behind.replace('{time}', clockText(behind, language)) : texts.live

const timeOfDay = (at: number, language: string) =>
  writeDigits(timeAtOffset(at, deviceMinutes(at)).slice('YYYY-MM-DDT'.length), language)
