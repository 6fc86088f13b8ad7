'use client'

import { writeDigits } from '@dabali/domain'
import type { Qualities } from './hls.ts'
import type { StreamTexts } from './playback-failure.tsx'
import styles from './quality-select.module.css'
import type { Captions } from './use-captions.ts'
import { Icon } from './video-icons.tsx'

const AUTO_VALUE = 'line'
const SOUND = 'sound'

type QualitySelectProps = {
  qualities: Qualities
  isSoundOnly: boolean
  onSoundOnly: (isOn: boolean) => void
  texts: StreamTexts
  language: string
}

/** The quality that is shown, by its name, and a list of the others with the data that they take. */
export function QualitySelect({ qualities, isSoundOnly, onSoundOnly, texts, language }: QualitySelectProps) {
  const { all, shown, chosen, choose } = qualities
  const name = isSoundOnly ? texts.soundOnly : (chosen ?? shown)?.name
  const value = isSoundOnly ? SOUND : (chosen?.name ?? AUTO_VALUE)
  function change(next: string) {
    onSoundOnly(next === SOUND)
    if (next !== SOUND) choose(all.find((quality) => quality.name === next))
  }
  return (
    <span className={styles.choice}>
      <span aria-hidden="true">{name ?? texts.fitting}</span>
      <select aria-label={texts.quality} value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        <option value={AUTO_VALUE}>{texts.fitting}</option>
        {all.map((quality) => (
          <option key={quality.name} value={quality.name}>
            {quality.name} · {texts.perHour.replace('{size}', megabytesAnHour(quality.bitrate, language))}
          </option>
        ))}
        <option value={SOUND}>{texts.soundOnly}</option>
      </select>
    </span>
  )
}

const SECONDS_OF_HOUR = 3600
const BITS_OF_MEGABYTE = 8_000_000

const megabytesAnHour = (bitrate: number, language: string) =>
  writeDigits(String(Math.round((bitrate * SECONDS_OF_HOUR) / BITS_OF_MEGABYTE)), language === 'ne' ? 'ne' : 'en')

type CaptionSelectProps = { captions: Captions; texts: StreamTexts }

/** The language of the captions, or none. */
export function CaptionSelect({ captions: { all, shown, choose }, texts }: CaptionSelectProps) {
  return (
    <span className={styles.choice} data-on={shown !== undefined}>
      <Icon shape="captions" />
      <select
        aria-label={texts.captions}
        value={shown ?? OFF}
        onChange={({ currentTarget: { value } }) => choose(value === OFF ? undefined : value)}
      >
        <option value={OFF}>{texts.captionsOff}</option>
        {all.map(({ language, label }) => (
          <option key={language} value={language} lang={language}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

const OFF = 'off'
