import { getTranslations } from 'next-intl/server'
import styles from './brand-marks.module.css'
import lockupDay from './marks/lockup-day.svg'
import lockupNight from './marks/lockup-night.svg'
import signDay from './marks/sign-day.svg'
import signNight from './marks/sign-night.svg'

const MARKS = [
  { id: 'lockup', ground: 'night', drawn: lockupNight },
  { id: 'lockup', ground: 'day', drawn: lockupDay },
  { id: 'sign', ground: 'night', drawn: signNight },
  { id: 'sign', ground: 'day', drawn: signDay },
] as const

/** The marks on the grounds they are drawn for, each to take away. */
export async function BrandMarks() {
  const t = await getTranslations('brand')
  return (
    <ul className={styles.marks}>
      {MARKS.map(({ id, ground, drawn }) => {
        const name = t(`mark.${id}`)
        const use = t(`ground.${ground}`)
        return (
          <li key={`${id} ${ground}`}>
            <div className={`${styles.ground} ${styles[ground]}`}>
              <img className={styles[id]} src={drawn.src} width={drawn.width} height={drawn.height} alt="" />
            </div>
            <p className={styles.words}>
              <span className={styles.name}>
                {name} <span className="quiet">{use}</span>
              </span>
              <a href={drawn.src} download={`dabali-${id}-${ground}.svg`}>
                SVG<span className="visually-hidden">: {t('take', { mark: name, ground: use })}</span>
              </a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
