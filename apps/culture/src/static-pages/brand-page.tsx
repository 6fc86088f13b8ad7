import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { PageHeader } from '@dabali/ui/page-header'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { ABOUT_PATH, BRAND_PATH } from '../paths.ts'
import { BrandColours } from './brand-colours.tsx'
import { BrandMarks } from './brand-marks.tsx'
import styles from './brand-page.module.css'
import { BrandRules } from './brand-rules.tsx'
import lockup from './marks/lockup-night.svg'
import { StaticPage, staticPageMetadata } from './static-page.tsx'

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
          <div className={styles.stage}>
            <img
              className={styles.lockup}
              src={lockup.src}
              width={lockup.width}
              height={lockup.height}
              alt={t('drawn')}
            />
          </div>
          <Prose html={body} locale={language} />
          <section className={styles.part} aria-labelledby="marks">
            <SectionHead heading={t('marks')} id="marks" />
            <BrandMarks />
          </section>
          <section className={styles.part} aria-labelledby="colours">
            <SectionHead heading={t('colours')} id="colours" />
            <BrandColours />
          </section>
          <section className={styles.part} aria-labelledby="rules">
            <SectionHead heading={t('rules')} id="rules" />
            <BrandRules />
          </section>
        </article>
      )}
    </StaticPage>
  )
}

export const brandMetadata = () => staticPageMetadata(BRAND_PATH)
