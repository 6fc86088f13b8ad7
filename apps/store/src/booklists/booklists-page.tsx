import { localPath, writeDigits } from '@dabali/domain'
import { pageAsked, pathOfPage } from '@dabali/shop/page-asked'
import { TurnPages } from '@dabali/shop/turn-pages'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { BOOKLISTS_PATH, booklistPath } from '../paths.ts'
import { ReadingHead } from '../reading/reading-head.tsx'
import { ListData } from '../seo/list-data.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { readBooklist, readBooklists } from './booklists.ts'
import styles from './booklists-page.module.css'
import { ListCard } from './list-card.tsx'

/** All booklists, each with the books it begins with. */
export async function BooklistsPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const page = pageAsked(asked)
  const path = pathOfPage(BOOKLISTS_PATH, page)
  const read = await load(async () => {
    const list = await readBooklists(page, language)
    if (!list) return undefined
    const whole = await Promise.all(list.booklists.map(({ slug }) => readBooklist(slug, language)))
    return { pages: list.pages, booklists: whole.filter((booklist) => booklist !== undefined) }
  })
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  const { booklists, pages } = read.value
  const t = await getTranslations('booklists')
  return (
    <PageLayout path={path}>
      <div className="page">
        <ReadingHead heading={t('lists')} words={t(booklists.length > 0 ? 'listsWords' : 'empty')} />
        <ul className={styles.lists}>
          {booklists.map((booklist, index) => (
            <ListCard
              key={booklist.slug}
              booklist={booklist}
              href={localPath(language, booklistPath(booklist.slug))}
              language={language}
              texts={{ chosenBy: t('chosenBy'), count: t('count', { count: booklist.products.length }) }}
              first={index === 0}
            />
          ))}
        </ul>
        <TurnPages path={BOOKLISTS_PATH} page={page} pages={pages} language={language} />
      </div>
      <ListData
        {...{ name: t('lists'), path }}
        pages={booklists.map(({ title, slug }) => ({ name: title, path: booklistPath(slug) }))}
      />
    </PageLayout>
  )
}

export async function booklistsMetadata(asked: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const page = pageAsked(asked)
  const t = await getTranslations('booklists')
  return shareMetadata({
    path: pathOfPage(BOOKLISTS_PATH, page),
    title: page > 1 ? t('listsPage', { page: writeDigits(page, language) }) : t('lists'),
    description: t('listsWords'),
  })
}
