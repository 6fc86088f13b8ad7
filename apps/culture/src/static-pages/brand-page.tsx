import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { PageHeader } from '@dabali/ui/page-header'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ABOUT_PATH, BRAND_PATH } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './brand-page.module.css'
import lockupDay from './marks/lockup-day.svg'
import lockup from './marks/lockup-night.svg'
import lockupNight from './marks/lockup-night.svg'
import signDay from './marks/sign-day.svg'
import signNight from './marks/sign-night.svg'
import { StaticPage, staticPageMetadata } from './static-pages.tsx'

/** One line and two scripts: the idea, the marks to take away, the colours, and what not to do to any of them. */
export async function BrandPage() {
  const [t, about] = await Promise.all([getTranslations('brand'), getTranslations('about')])
  const language = await pageLanguage()
  return (
    <StaticPage path={BRAND_PATH}>
      {({ title, summary, body }) => (
        <article className="page">
          <PageHeader
            title={title}
            standFirst={summary}
            locale={language}
            isBare
            breadcrumbsLabel={t('youAreHere')}
            breadcrumbs={[
              { href: localPath(language, HOME_PATH), name: about('home') },
              { href: localPath(language, ABOUT_PATH), name: t('about') },
            ]}
          />
          <div className={styles.banner}>
            <img
              className={styles.bannerLogo}
              src={lockup.src}
              width={lockup.width}
              height={lockup.height}
              alt={t('drawn')}
            />
          </div>
          <Prose html={body} locale={language} />
          <section className={styles.section} aria-labelledby="marks">
            <SectionHead heading={t('marks')} id="marks" />
            <BrandMarks />
          </section>
          <section className={styles.section} aria-labelledby="colours">
            <SectionHead heading={t('colours')} id="colours" />
            <BrandColours />
          </section>
          <section className={styles.section} aria-labelledby="rules">
            <SectionHead heading={t('rules')} id="rules" />
            <BrandRules />
          </section>
        </article>
      )}
    </StaticPage>
  )
}

export const brandMetadata = () => staticPageMetadata(BRAND_PATH)

const MARKS = [
  { id: 'lockup', ground: 'night', drawn: lockupNight },
  { id: 'lockup', ground: 'day', drawn: lockupDay },
  { id: 'sign', ground: 'night', drawn: signNight },
  { id: 'sign', ground: 'day', drawn: signDay },
] as const

/** The marks on the grounds they are drawn for, each to take away. */
async function BrandMarks() {
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
            <p className={styles.caption}>
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
async function BrandColours() {
  const t = await getTranslations('brand')
  return (
    <ul className={styles.colours}>
      {COLOURS.map(({ id, hex }) => (
        <li key={id}>
          <svg className={styles.swatch} viewBox="0 0 16 9" aria-hidden="true">
            <rect width="16" height="9" fill={hex} />
          </svg>
          <h3 className={styles.colourName}>{t(`colour.${id}`)}</h3>
          <p className="quiet small num" lang="en">
            {hex}
          </p>
          <p className={styles.use}>{t(`use.${id}`)}</p>
        </li>
      ))}
    </ul>
  )
}

const KEEP = ['beam', 'room', 'size', 'script'] as const
const LEAVE = ['tilt', 'paint', 'under', 'text'] as const

/** What to do with the marks, and beside it what to leave be. */
async function BrandRules() {
  const t = await getTranslations('brand')
  return (
    <div className={styles.rules}>
      <div>
        <h3 className={styles.heading}>{t('do')}</h3>
        <ul>
          {KEEP.map((rule) => (
            <li key={rule}>{t(`keep.${rule}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.heading}>{t('doNot')}</h3>
        <ul>
          {LEAVE.map((rule) => (
            <li key={rule}>{t(`leave.${rule}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
