import { type Language, localPath } from '@dabali/domain'
import { PageHeader } from '@dabali/ui/page-header'
import { SectionHead } from '@dabali/ui/section-head'
import { CONTACT_PATH, HOME_PATH, PROFILE_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { houseTexts } from './house-texts.ts'
import { privacyParts } from './privacy-parts.ts'
import styles from './privacy-screen.module.css'

type PrivacyScreenProps = {
  language: Language
  /** What the site is called where it begins. */
  home: string
}

/** What is kept of a visitor. Every sentence says what the program does: whoever changes that changes this. */
export function PrivacyScreen({ language, home }: PrivacyScreenProps) {
  const t = talk(houseTexts(language), language)
  const here = (path: string) => localPath(language, path)
  return (
    <article className="page">
      <PageHeader
        title={t('privacy')}
        standFirst={t('standFirst')}
        locale={language}
        isBare
        breadcrumbsLabel={t('youAreHere')}
        breadcrumbs={[{ href: here(HOME_PATH), name: home }]}
      />
      {privacyParts(t).map(({ id, heading, text, items }) => (
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
        <a href={here(CONTACT_PATH)}>{t('contact')}</a>
      </p>
    </article>
  )
}
