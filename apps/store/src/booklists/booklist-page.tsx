import type { BooklistDetail } from '@dabali/api-client'
import { type Language, localPath, metaDescription } from '@dabali/domain'
import { buyingTexts, toProductForSale } from '@dabali/shop/basket-messages'
import { HOME_PATH } from '@dabali/shop/paths'
import { ShareMenu } from '@dabali/shop/share-menu'
import { load } from '@dabali/site/load'
import { pageUrl } from '@dabali/site/seo/metadata'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { PageHeader } from '@dabali/ui/page-header'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { type ArticleRow, othersAfter } from '../articles/article-rows.tsx'
import { loadCardText } from '../catalogue/load-products.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { BOOKLISTS_PATH, booklistPath, bookPath, shareImage } from '../paths.ts'
import { ListJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage, pageSiteUrl } from '../site.ts'
import { AddAll, BooklistItem, type BooklistItemText } from './booklist-items.tsx'
import styles from './booklist-page.module.css'
import { ArticlesWithList, OtherLists } from './booklist-sections.tsx'
import { type ListedBook, loadBooklist, loadBooklists, loadListedBooks } from './load-booklists.ts'

/** A booklist page, or its error page. */
export async function BooklistPage({ slug, draft }: { slug: string; draft?: BooklistDetail }) {
  const language = await pageLanguage()
  const read = await load(async () => {
    const booklist = draft ?? (await loadBooklist(slug, language))
    if (!booklist) return undefined
    const [books, newest] = await Promise.all([
      loadListedBooks(booklist.products, language),
      loadBooklists(1, language),
    ])
    return { booklist, books, newest: newest?.booklists ?? [] }
  })
  if (read.status === 404) return <NotFoundScreen path={`/book/list/${slug}/`} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={booklistPath(slug)} />
  const { booklist, books, newest } = read.value
  if (booklist.slug !== slug) permanentRedirect(localPath(language, booklistPath(booklist.slug)) as Route)
  const t = await getTranslations('booklists')
  return (
    <PageLayout path={booklistPath(slug)}>
      <BooklistScreen booklist={booklist} books={books} others={othersAfter(booklist, newest)} language={language} />
      <ListJsonLd
        {...{ name: booklist.title, path: booklistPath(slug), description: booklist.summary }}
        above={[{ name: t('lists'), href: localPath(language, BOOKLISTS_PATH) }]}
        pages={booklist.products.map(({ product }) => ({ name: product.title, path: bookPath(product.slug) }))}
      />
    </PageLayout>
  )
}

export async function booklistMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const booklist = await load(() => loadBooklist(slug, language))
  if (booklist.status === 404) return notFoundMetadata()
  if (booklist.status === 'failed') return {}
  const { title, summary, products } = booklist.value
  const titles = products.map(({ product }) => product.title).join(', ')
  return shareMetadata({
    ...{ path: booklistPath(booklist.value.slug), title, description: metaDescription(`${summary} ${titles}`) },
    picture: shareImage(language, 'booklist', booklist.value.slug),
  })
}

type BooklistScreenProps = {
  booklist: BooklistDetail
  books: readonly ListedBook[]
  /** Which lists may be looked at next. */
  others: readonly ArticleRow[]
  language: Language
}

/** A curated list of books with notes, and a button that adds all of them to the cart. */
async function BooklistScreen({ booklist, books, others, language }: BooklistScreenProps) {
  const t = await getTranslations('booklists')
  const here = (path: string) => localPath(language, path)
  const { title, summary, curator, body } = booklist
  const rows = books.map((book) => ({ book, sold: toProductForSale(book.product) }))
  const texts: BooklistItemText = {
    ...(await loadCardText()),
    notNow: t('unavailable'),
    adding: (productClass) => ({ ...buyingTexts(language, productClass), add: t('addToCart') }),
    addNamed: (name) => t('addNamed', { title: name }),
  }
  return (
    <>
      <article className="page">
        <PageHeader
          title={title}
          intro={summary}
          locale={language}
          breadcrumbsLabel={t('youAreHere')}
          breadcrumbs={[
            { href: here(HOME_PATH), name: t('books') },
            { href: here(BOOKLISTS_PATH), name: t('lists') },
          ]}
        >
          {curator && (
            <span>
              {t('chosenBy')} <span lang={textLanguage(curator, language)}>{curator}</span>
            </span>
          )}
          <span className="quiet">
            <DateText value={kathmanduDay(booklist.published_at)} language={language} />
          </span>
          <span className="quiet">{t('count', { count: books.length })}</span>
          <ShareMenu
            url={pageUrl(await pageSiteUrl(), booklistPath(booklist.slug))}
            title={title}
            language={language}
          />
        </PageHeader>
        <div className={styles.list}>
          {rows.length > 0 && <AddAll rows={rows} language={language} price={texts.price} />}
          <div>
            {body && (
              <div className={styles.note}>
                <Prose html={body} locale={language} />
              </div>
            )}
            <ol className={styles.books}>
              {rows.map(({ book, sold }, index) => (
                <BooklistItem
                  key={book.product.id}
                  book={book}
                  sold={sold}
                  place={index + 1}
                  language={language}
                  texts={texts}
                />
              ))}
            </ol>
          </div>
        </div>
      </article>
      <ArticlesWithList booklist={booklist} language={language} />
      <OtherLists others={others} language={language} />
    </>
  )
}
