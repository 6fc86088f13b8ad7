import type { Author } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { parsePageNumber, pathOfPage } from '@dabali/shop/page-number'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { load } from '@dabali/site/load'
import { EmptyState } from '@dabali/ui/empty-state'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { AUTHORS_PATH, authorPath, BOOKS_PATH } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import styles from './authors-page.module.css'
import { firstLetter } from './group-authors.ts'
import { ListingHeader } from './listing-header.tsx'
import { type ListingText, loadListingText } from './listing-text.ts'
import { AUTHORS_PER_PAGE, loadAuthors } from './load-listing.ts'

/** All contributors by the first letter of their name. */
export async function AuthorsPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const page = parsePageNumber(asked)
  const authors = await load(() => loadAuthors(page, language))
  if (authors.status !== 200) return <UnavailableScreen path={pathOfPage(AUTHORS_PATH, page)} />
  const t = await getTranslations('lists')
  return (
    <PageLayout path={pathOfPage(AUTHORS_PATH, page)}>
      <AuthorsScreen
        {...authors.value}
        page={page}
        language={language}
        head={{ name: t('authors'), words: t('authorsWords'), youAreHere: t('youAreHere') }}
        books={t('everything')}
        letters={t('letters')}
        texts={await loadListingText(language)}
      />
    </PageLayout>
  )
}

export async function authorsMetadata(asked: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const page = parsePageNumber(asked)
  const t = await getTranslations('lists')
  const name = t('authors')
  return shareMetadata({
    path: pathOfPage(AUTHORS_PATH, page),
    title: page > 1 ? t('nameAndPage', { name, page: writeDigits(page, language) }) : name,
    description: t('authorsWords'),
  })
}

type AuthorsScreenProps = {
  count: number
  results: readonly Author[]
  page: number
  language: Language
  head: { name: string; words: string; youAreHere: string }
  books: string
  letters: string
  texts: ListingText
}

function AuthorsScreen({ count, results, page, language, head, books, letters, texts }: AuthorsScreenProps) {
  const pages = Math.max(1, Math.ceil(count / AUTHORS_PER_PAGE))
  const groups = [...Map.groupBy(results, ({ name }) => firstLetter(name))]
  const toBooks = { href: localPath(language, BOOKS_PATH), name: books }
  const last = { href: localPath(language, pathOfPage(AUTHORS_PATH, pages)), text: texts.past.way }
  return (
    <div className="page">
      <ListingHeader {...head} locale={language} way={[toBooks]} />
      {groups.length > 1 && (
        <nav className={styles.letters} aria-label={letters}>
          {groups.map(([letter]) => (
            <a key={letter} href={`#${letter}`} className={styles.letter}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {groups.map(([letter, authors]) => (
        <section key={letter} className={styles.group} aria-labelledby={letter}>
          <h2 id={letter} className={styles.head} lang={textLanguage(letter, language)}>
            {letter}
          </h2>
          <ul className={styles.authors}>
            {authors.map((author) => (
              <Entry
                key={author.slug}
                author={author}
                language={language}
                titles={texts.titles(author.product_count)}
              />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && page > 1 && (
        <EmptyState heading={texts.past.heading(page)} text={texts.past.text(pages)} link={last} />
      )}
      {groups.length === 0 && page === 1 && (
        <EmptyState
          heading={texts.bare.heading}
          text={texts.bare.text}
          link={{ href: toBooks.href, text: texts.bare.way }}
        />
      )}
      {groups.length > 0 && (
        <div className={styles.pages}>
          <PaginationLinks path={AUTHORS_PATH} page={page} pages={pages} language={language} />
        </div>
      )}
    </div>
  )
}

function Entry({ author, language, titles }: { author: Author; language: Language; titles: string }) {
  const { slug, name, summary, picture } = author
  return (
    <li className={styles.entry}>
      {picture.sources.length > 0 ? (
        <Picture picture={picture} sizes="4.5rem" decorative />
      ) : (
        <span className={styles.plate} lang={textLanguage(name, language)} aria-hidden="true">
          {firstLetter(name)}
        </span>
      )}
      <div>
        <h3 className={styles.name} lang={textLanguage(name, language)}>
          <IntentLink href={localPath(language, authorPath(slug))}>{name}</IntentLink>
        </h3>
        {summary && (
          <p className={styles.summary} lang={textLanguage(summary, language)}>
            {summary}
          </p>
        )}
        <p className={styles.count}>{titles}</p>
      </div>
    </li>
  )
}
