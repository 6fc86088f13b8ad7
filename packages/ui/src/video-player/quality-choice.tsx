'use client'

import styles from './quality-choice.module.css'
import type { Qualities } from './use-qualities.ts'
import type { StreamTexts } from './video-texts.ts'

const BY_THE_LINE = 'line'
const SOUND = 'sound'

type QualityChoiceProps = {
  qualities: Qualities
  isSoundOnly: boolean
  onSoundOnly: (isOn: boolean) => void
  texts: StreamTexts
}

/** The form that is seen, by its name, and a list of the others. */
export function QualityChoice({ qualities, isSoundOnly, onSoundOnly, texts }: QualityChoiceProps) {
  const { all, shown, chosen, choose } = qualities
  const name = isSoundOnly ? texts.soundOnly : (chosen ?? shown)?.name
  const value = isSoundOnly ? SOUND : (chosen?.name ?? BY_THE_LINE)
  function change(next: string) {
    onSoundOnly(next === SOUND)
    if (next !== SOUND) choose(all.find((quality) => quality.name === next))
  }
  return (
    <span className={styles.choice}>
      <span aria-hidden="true">{name ?? texts.fitting}</span>
      <select aria-label={texts.quality} value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        <option value={BY_THE_LINE}>{texts.fitting}</option>
        {all.map((quality) => (
          <option key={quality.name} value={quality.name}>
            {quality.name}
          </option>
        ))}
        <option value={SOUND}>{texts.soundOnly}</option>
      </select>
    </span>
  )
}
