import { localPath } from '@dabali/domain'
import { CONTACT_PATH, HOME_PATH, PRIVACY_PATH, PROFILE_PATH } from '@dabali/shop/paths'
import { SectionHead } from '@dabali/ui/section-head'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shareMetadata } from '../found/share-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { Opening } from '../reading/opening.tsx'
import { Frame } from '../site/frame.tsx'
import styles from './privacy-page.module.css'
import { privacyParts } from './privacy-parts.ts'

/** What is kept of a visitor. Every sentence says what the program does: whoever changes that changes this. */
export async function PrivacyPage() {
  const language = await pageLanguage()
  const t = await getTranslations('privacy')
  const here = (path: string) => localPath(language, path)
  return (
    <Frame path={PRIVACY_PATH}>
      <article className="page">
        <Opening
          title={t('title')}
          standFirst={t('standFirst')}
          locale={language}
          isBare
          youAreHere={t('youAreHere')}
          way={[{ href: here(HOME_PATH), name: t('books') }]}
        />
        {(await privacyParts()).map(({ id, heading, text, items }) => (
          <section key={id} className={styles.part} aria-labelledby={id}>
            <SectionHead heading={heading} id={id} />
            {text && <p className={styles.text}>{text}</p>}
            <dl className={styles.items}>
              {items.map((item) => (
                <div key={item.name}>
                  <dt>{item.name}</dt>
                  <dd>{item.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className={styles.ways}>
          <a href={here(PROFILE_PATH)}>{t('toAccount')}</a>
          <a href={here(CONTACT_PATH)}>{t('toContact')}</a>
        </p>
      </article>
    </Frame>
  )
}

export async function privacyMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy')
  return shareMetadata({ path: PRIVACY_PATH, title: t('title'), description: t('standFirst') })
}
