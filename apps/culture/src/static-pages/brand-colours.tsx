import { getTranslations } from 'next-intl/server'
import styles from './brand-colours.module.css'

// What they are called, and what the token sheet gives them for.
const COLOURS = [
  { id: 'night', hex: '#0f0d15' },
  { id: 'lamp', hex: '#f7f0e3' },
  { id: 'marigold', hex: '#ffa21f' },
  { id: 'burnt', hex: '#8a4600' },
  { id: 'paper', hex: '#f7f6f1' },
  { id: 'ink', hex: '#181922' },
  { id: 'sindoor', hex: '#c5361f' },
  { id: 'green', hex: '#84bd00' },
] as const

/** The colours of both houses and what each is for; all other colour comes from the art. */
export async function BrandColours() {
  const t = await getTranslations('brand')
  return (
    <ul className={styles.colours}>
      {COLOURS.map(({ id, hex }) => (
        <li key={id}>
          <svg className={styles.swatch} viewBox="0 0 16 9" aria-hidden="true">
            <rect width="16" height="9" fill={hex} />
          </svg>
          <h3 className={styles.name}>{t(`colour.${id}`)}</h3>
          <p className="quiet small num" lang="en">
            {hex}
          </p>
          <p className={styles.use}>{t(`use.${id}`)}</p>
        </li>
      ))}
    </ul>
  )
}
