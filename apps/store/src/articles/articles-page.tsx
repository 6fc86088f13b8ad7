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
import { ARTICLES_PATH, articlePath } from '../paths.ts'
import { PieceRows } from '../reading/piece-rows.tsx'
import { ReadingHead } from '../reading/reading-head.tsx'
import { ListData } from '../seo/list-data.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { readArticles } from './articles.ts'
import styles from './articles-page.module.css'
import { LeadPiece } from './lead-piece.tsx'

/** The reading room: the newest piece large, the others below it. */
export async function ArticlesPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const page = pageAsked(asked)
  const path = pathOfPage(ARTICLES_PATH, page)
  const read = await load(() => readArticles(page, language))
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  const { articles, pages } = read.value
  const lead = page === 1 ? articles[0] : undefined
  const others = lead ? articles.slice(1) : articles
  const hrefOf = (slug: string) => localPath(language, articlePath(slug))
  const t = await getTranslations('articles')
  return (
    <PageLayout path={path}>
      <div className="page">
        <ReadingHead heading={t('readingRoom')} words={t(lead || others.length > 0 ? 'readingRoomWords' : 'empty')} />
        {lead && <LeadPiece piece={lead} language={language} href={hrefOf(lead.slug)} />}
        <div className={lead ? styles.others : styles.all}>
          <PieceRows pieces={others} language={language} hrefOf={hrefOf} />
        </div>
        <TurnPages path={ARTICLES_PATH} page={page} pages={pages} language={language} />
      </div>
      <ListData
        {...{ name: t('readingRoom'), path }}
        pages={articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) }))}
      />
    </PageLayout>
  )
}

export async function articlesMetadata(asked: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const page = pageAsked(asked)
  const t = await getTranslations('articles')
  const number = writeDigits(page, language)
  return shareMetadata({
    path: pathOfPage(ARTICLES_PATH, page),
    title: page > 1 ? t('readingRoomPage', { page: number }) : t('readingRoom'),
    description: t('readingRoomWords'),
  })
}
