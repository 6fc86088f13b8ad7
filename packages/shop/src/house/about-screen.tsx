import type { PageDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { PageHeader } from '@dabali/ui/page-header'
import { Prose } from '@dabali/ui/prose'
import { CONTACT_PATH, HOME_PATH, PRIVACY_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import styles from './about-screen.module.css'
import { houseTexts } from './house-texts.ts'
import { type Way, WaysOn } from './ways-on.tsx'

type AboutScreenProps = {
  page: PageDetail
  language: Language
  /** What the site is called where it begins. */
  home: string
  /** Where it leads on this site, before what both have. */
  ways: readonly Way[]
  /** Where the brand is shown. */
  brand: Pick<Way, 'href' | 'isElsewhere'>
}

/** What this house is, and who on it exists; the words are those of the API. */
export function AboutScreen({ page: { title, summary, body }, language, home, ways, brand }: AboutScreenProps) {
  const t = talk(houseTexts(language), language)
  const here = (path: string) => localPath(language, path)
  return (
    <article className="page">
      <PageHeader
        title={title}
        standFirst={summary}
        locale={language}
        breadcrumbsLabel={t('youAreHere')}
        breadcrumbs={[{ href: here(HOME_PATH), name: home }]}
      />
      <div className={styles.body}>
        <Prose html={body} locale={language} />
        <WaysOn
          label={t('wayOn')}
          ways={[
            ...ways,
            { ...brand, name: t('brand'), text: t('brandText') },
            { href: here(PRIVACY_PATH), name: t('privacy'), text: t('privacyText') },
            { href: here(CONTACT_PATH), name: t('contact'), text: t('contactText'), isElsewhere: true },
          ]}
        />
      </div>
    </article>
  )
}
