'use client'

import styles from './media-surface.module.css'
import { Sign } from './sign.tsx'

/** Stands over what began in silence, until it is heard. */
export function SoundOn({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.soundOn} onClick={onPress}>
      <Sign shape="silence" />
      {text}
    </button>
  )
}
