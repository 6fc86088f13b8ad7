import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { PageHeader } from '@dabali/ui/page-header'
import { PlainPicture } from '@dabali/ui/plain-picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ABOUT_PATH, BRAND_PATH } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './brand-page.module.css'
import logoDay from './marks/lockup-day.svg'
import logoNight from './marks/lockup-night.svg'
import signDay from './marks/sign-day.svg'
import signNight from './marks/sign-night.svg'
import { StaticPage, staticPageMetadata } from './static-pages.tsx'

/** The brand page: logos to download, colours and rules. */
export async function BrandPage() {
  const [t, about] = await Promise.all([getTranslations('brand'), getTranslations('about')])
  const language = await pageLanguage()
  return (
    <StaticPage path={BRAND_PATH}>
      {({ title, summary, body }) => (
        <article className="page">
          <PageHeader
            title={title}
            intro={summary}
            locale={language}
            isBare
            breadcrumbsLabel={t('youAreHere')}
            breadcrumbs={[
              { href: localPath(language, HOME_PATH), name: about('home') },
              { href: localPath(language, ABOUT_PATH), name: t('about') },
            ]}
          />
          <div className={styles.banner}>
            <PlainPicture
              className={styles.bannerLogo}
              src={logoNight.src}
              width={logoNight.width}
              height={logoNight.height}
              alt={t('logoAlt')}
            />
          </div>
          <Prose html={body} locale={language} />
          <section className={styles.section} aria-labelledby="marks">
            <SectionHead heading={t('logos')} id="marks" />
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
  { id: 'lockup', ground: 'night', image: logoNight },
  { id: 'lockup', ground: 'day', image: logoDay },
  { id: 'sign', ground: 'night', image: signNight },
  { id: 'sign', ground: 'day', image: signDay },
] as const

/** The logos on their backgrounds, with downloads. */
async function BrandMarks() {
  const t = await getTranslations('brand')
  return (
    <ul className={styles.marks}>
      {MARKS.map(({ id, ground, image }) => {
        const name = t(`mark.${id}`)
        const use = t(`ground.${ground}`)
        return (
          <li key={`${id} ${ground}`}>
            <div className={`${styles.ground} ${styles[ground]}`}>
              <PlainPicture className={styles[id]} src={image.src} width={image.width} height={image.height} />
            </div>
            <p className={styles.caption}>
              <span className={styles.name}>
                {name} <span className="quiet">{use}</span>
              </span>
              <a href={image.src} download={`dabali-${id}-${ground}.svg`}>
                SVG<span className="visually-hidden">: {t('download', { mark: name, ground: use })}</span>
              </a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

// The names and values of the style sheet tokens.
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

/** The colours of both sites and their uses. */
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

/** What to do and not to do with the logos. */
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
