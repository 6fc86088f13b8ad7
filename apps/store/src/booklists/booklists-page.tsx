import type { BooklistDetail } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { parsePageNumber, pathOfPage } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListHeader } from '../articles/article-rows.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, UnavailableScreen } from '../layout/site-pages.tsx'
import { BOOKLISTS_PATH, booklistPath } from '../paths.ts'
import { ListJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage } from '../site.ts'
import cardStyles from './booklist-card.module.css'
import styles from './booklists-page.module.css'
import { loadBooklist, loadBooklists } from './load-booklists.ts'

/** All booklists, each with the books it begins with. */
export async function BooklistsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const language = await pageLanguage()
  const page = parsePageNumber(searchParams)
  const path = pathOfPage(BOOKLISTS_PATH, page)
  const read = await load(async () => {
    const list = await loadBooklists(page, language)
    if (!list) return undefined
    const whole = await Promise.all(list.booklists.map(({ slug }) => loadBooklist(slug, language)))
    return { pages: list.pages, booklists: whole.filter((booklist) => booklist !== undefined) }
  })
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  const { booklists, pages } = read.value
  const t = await getTranslations('booklists')
  return (
    <PageLayout path={path}>
      <div className="page">
        <ListHeader heading={t('lists')} words={t(booklists.length > 0 ? 'listsText' : 'empty')} />
        <ul className={styles.lists}>
          {booklists.map((booklist, index) => (
            <BooklistCard
              key={booklist.slug}
              booklist={booklist}
              href={localPath(language, booklistPath(booklist.slug))}
              language={language}
              texts={{ chosenBy: t('chosenBy'), count: t('count', { count: booklist.products.length }) }}
              first={index === 0}
            />
          ))}
        </ul>
        <PaginationLinks path={BOOKLISTS_PATH} page={page} pages={pages} language={language} />
      </div>
      <ListJsonLd
        {...{ name: t('lists'), path }}
        pages={booklists.map(({ title, slug }) => ({ name: title, path: booklistPath(slug) }))}
      />
    </PageLayout>
  )
}

export async function booklistsMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const page = parsePageNumber(searchParams)
  const t = await getTranslations('booklists')
  return shareMetadata({
    path: pathOfPage(BOOKLISTS_PATH, page),
    title: page > 1 ? t('listsPage', { page: writeDigits(page, language) }) : t('lists'),
    description: t('listsText'),
  })
}

type BooklistCardProps = {
  booklist: BooklistDetail
  href: string
  language: Language
  texts: { chosenBy: string; count: string }
  /** Above the fold. */
  first: boolean
}

/** The number of covers shown of a list. */
const COVERS = 4

/** A booklist with its first covers, title and summary. */
function BooklistCard({ booklist, href, language, texts, first }: BooklistCardProps) {
  const { title, summary, curator, products } = booklist
  return (
    <li className={cardStyles.list}>
      <div className={cardStyles.covers}>
        {products.slice(0, COVERS).map(({ product }) => (
          <Picture
            key={product.id}
            picture={product.picture}
            sizes="(min-width: 62rem) 8rem, 21vw"
            cover
            decorative
            first={first}
          />
        ))}
      </div>
      <div>
        <h2 className={cardStyles.title} lang={textLanguage(title, language)}>
          <IntentLink href={href}>{title}</IntentLink>
        </h2>
        <p className={cardStyles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={cardStyles.by}>
          {curator && (
            <span>
              {texts.chosenBy} <span lang={textLanguage(curator, language)}>{curator}</span>
            </span>
          )}
          <span>{texts.count}</span>
        </p>
      </div>
    </li>
  )
}
