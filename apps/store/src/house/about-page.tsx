import { localPath, metaDescription } from '@dabali/domain'
import { CONTACT_PATH, HOME_PATH, PRIVACY_PATH } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { Prose } from '@dabali/ui/prose'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { shareMetadata } from '../found/share-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { ABOUT_PATH, ARTICLES_PATH, BOOKLISTS_PATH } from '../paths.ts'
import { Opening } from '../reading/opening.tsx'
import { Frame } from '../site/frame.tsx'
import styles from './about-page.module.css'
import { readPage } from './pages.ts'
import { WaysOn } from './ways-on.tsx'

const SLUG = 'about-us'
const BRAND_PATH = '/brand'

/** What this house is, and who on it exists; the words are those of the API. */
export async function AboutPage() {
  const language = await pageLanguage()
  const read = await load(() => readPage(SLUG, language))
  if (read.status === 404) return <NotFoundScreen path={ABOUT_PATH} missing="thing" />
  if (read.status === 500) return <UnavailableScreen path={ABOUT_PATH} />
  const { title, summary, body } = read.value
  const t = await getTranslations('about')
  const here = (path: string) => localPath(language, path)
  const there = (path: string) => readEnvironment().cultureOrigin + here(path)
  return (
    <Frame path={ABOUT_PATH}>
      <article className="page">
        <Opening
          title={title}
          standFirst={summary}
          locale={language}
          youAreHere={t('youAreHere')}
          way={[{ href: here(HOME_PATH), name: t('books') }]}
        />
        <div className={styles.body}>
          <Prose html={body} locale={language} />
          <WaysOn
            label={t('wayOn')}
            ways={[
              { href: here(ARTICLES_PATH), name: t('readingRoom'), text: t('readingRoomText') },
              { href: here(BOOKLISTS_PATH), name: t('lists'), text: t('listsText') },
              { href: there(HOME_PATH), name: t('stage'), text: t('stageText'), isElsewhere: true },
              { href: there(BRAND_PATH), name: t('brand'), text: t('brandText'), isElsewhere: true },
              { href: here(PRIVACY_PATH), name: t('privacy'), text: t('privacyText') },
              { href: here(CONTACT_PATH), name: t('contact'), text: t('contactText'), isElsewhere: true },
            ]}
          />
        </div>
      </article>
    </Frame>
  )
}

export async function aboutMetadata(): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => readPage(SLUG, language))
  if (read.status !== 200) return {}
  const { title, summary, body } = read.value
  return shareMetadata({ path: ABOUT_PATH, title, description: metaDescription(`${summary} ${body}`) })
}
