import { localPath } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { BOOKLISTS_PATH, booklistPath, bookPath } from '../paths.ts'
import { ListData } from '../seo/list-data.tsx'
import { BooklistScreen } from './booklist-screen.tsx'
import { readBooklist, readBooklists } from './booklists.ts'
import { readListedBooks } from './listed-book.ts'

/** So many other lists are named at the end of one. */
const OTHERS = 3

/** The page of one booklist, whatever became of it. */
export async function BooklistPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const read = await load(async () => {
    const booklist = await readBooklist(slug, language)
    if (!booklist) return undefined
    const [books, newest] = await Promise.all([
      readListedBooks(booklist.products, language),
      readBooklists(1, language),
    ])
    return { booklist, books, newest: newest?.booklists ?? [] }
  })
  if (read.status === 404) return <NotFoundScreen path={`/book/list/${slug}/`} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={booklistPath(slug)} />
  const { booklist, books, newest } = read.value
  if (booklist.slug !== slug) permanentRedirect(localPath(language, booklistPath(booklist.slug)) as Route)
  const known = new Set([booklist.slug, ...booklist.related.map((other) => other.slug)])
  const others = [...booklist.related, ...newest.filter((other) => !known.has(other.slug))].slice(0, OTHERS)
  const t = await getTranslations('booklists')
  return (
    <PageLayout path={booklistPath(slug)}>
      <BooklistScreen booklist={booklist} books={books} others={others} language={language} />
      <ListData
        {...{ name: booklist.title, path: booklistPath(slug), description: booklist.summary }}
        above={[{ name: t('lists'), href: localPath(language, BOOKLISTS_PATH) }]}
        pages={booklist.products.map(({ product }) => ({ name: product.title, path: bookPath(product.slug) }))}
      />
    </PageLayout>
  )
}
