import type { Author, AuthorDetail } from '@dabali/api-client'
import { indexLetter, type Language, localPath, metaDescription, writeDigits } from '@dabali/domain'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { parsePageNumber, pathOfPage } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { EmptyState } from '@dabali/ui/empty-state'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type CardText, loadCardText, loadProduct } from '../catalogue/load-products.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { AUTHORS_PATH, authorPath, BOOKS_PATH, shareImage } from '../paths.ts'
import { AuthorJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage } from '../site.ts'
import { FollowAuthor } from '../wishlist/wishlist-actions.tsx'
import authorStyles from './author-page.module.css'
import indexStyles from './authors-page.module.css'
import descriptionStyles from './description.module.css'
import { ListingHeader } from './listing-header.tsx'
import { formatListingQuery, groupByRole } from './listing-query.ts'
import { type ListingText, loadListingText } from './listing-text.ts'
import { AUTHORS_PER_PAGE, loadAuthor, loadAuthors, redirectMoved } from './load-listing.ts'

/** An author with their works. */
export async function AuthorPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const author = await load(() => loadAuthorWithRoles(slug, language))
  if (author.status === 404) return <NotFoundScreen path={`${AUTHORS_PATH}/${slug}`} missing="thing" />
  if (author.status === 'failed') return <UnavailableScreen path={authorPath(slug)} />
  const { author: person, groups } = author.value
  if (person.slug !== slug) await redirectMoved(authorPath(person.slug))
  const t = await getTranslations('listing')
  return (
    <PageLayout path={authorPath(slug)}>
      <AuthorScreen
        author={person}
        groups={groups}
        language={language}
        texts={await authorTexts(language)}
        cell={await loadCardText()}
      />
      <AuthorJsonLd author={person} authors={t('authors')} />
    </PageLayout>
  )
}

export async function authorMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const author = await load(() => loadAuthor(slug, language))
  if (author.status === 404) return notFoundMetadata()
  if (author.status === 'failed') return {}
  const { slug: own, name, summary, description } = author.value
  return shareMetadata({
    ...{ path: authorPath(own), title: name, description: metaDescription(`${summary} ${description}`) },
    picture: shareImage(language, 'author', own),
    about: { type: 'profile' },
  })
}

export type AuthorWithRoles = {
  author: AuthorDetail
  groups: ReturnType<typeof groupByRole<AuthorDetail['products'][number]>>
}

/** A product card has no contributor roles, so each product is loaded; they are cached for their own pages anyway. */
async function loadAuthorWithRoles(slug: string, language: Language): Promise<AuthorWithRoles | undefined> {
  const author = await loadAuthor(slug, language)
  if (!author) return undefined
  const works = await Promise.all(author.products.map((product) => loadProduct(product.slug, language)))
  const found = works.filter((work) => work !== undefined)
  return { author, groups: groupByRole(author.slug, author.products, found) }
}

type AuthorScreenProps = AuthorWithRoles & { language: Language; texts: AuthorTexts; cell: CardText }

/** The author, and their works grouped by role. */
function AuthorScreen({ author, groups, language, texts, cell }: AuthorScreenProps) {
  const { slug, name, summary, description, picture, products, product_count } = author
  const books = localPath(language, BOOKS_PATH)
  const all = books + formatListingQuery({ chosen: [{ field: 'author', value: slug }], sort: 'popular', page: 1 })
  return (
    <div className="page">
      <div className={picture.sources.length > 0 ? authorStyles.author : undefined}>
        {picture.sources.length > 0 && (
          <div className={authorStyles.portrait}>
            <Picture picture={picture} sizes="(min-width: 48rem) 18rem, 40vw" first />
          </div>
        )}
        <ListingHeader
          name={name}
          description={summary}
          locale={language}
          breadcrumbs={[{ href: localPath(language, AUTHORS_PATH), name: texts.authors }]}
          youAreHere={texts.youAreHere}
        >
          {description && <Prose html={description} locale={language} className={descriptionStyles.words} />}
          <FollowAuthor author={slug} language={language} />
        </ListingHeader>
      </div>
      {groups.map(({ role, cards }, index) => (
        <section key={role} className={authorStyles.works} aria-labelledby={role}>
          <SectionHead heading={texts.role(role)} id={role}>
            {index === 0 && product_count > products.length && (
              <IntentLink href={all}>{texts.all(product_count)}</IntentLink>
            )}
          </SectionHead>
          <ProductGrid products={cards} language={language} texts={cell} />
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState heading={texts.bare.heading} text={texts.bare.text} link={{ href: books, text: texts.bare.way }} />
      )}
    </div>
  )
}

type AuthorTexts = Awaited<ReturnType<typeof authorTexts>>

async function authorTexts(language: Language) {
  const t = await getTranslations('listing')
  return {
    youAreHere: t('youAreHere'),
    authors: t('authors'),
    role: (role: AuthorWithRoles['groups'][number]['role']) => t(`roles.${role}`),
    all: (count: number) => t('allTitles', { count: writeDigits(count, language) }),
    bare: { heading: t('noneHeading'), text: t('noneText'), way: t('allBooks') },
  }
}

/** All contributors by the first letter of their name. */
export async function AuthorsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const language = await pageLanguage()
  const page = parsePageNumber(searchParams)
  const authors = await load(() => loadAuthors(page, language))
  if (authors.status !== 200) return <UnavailableScreen path={pathOfPage(AUTHORS_PATH, page)} />
  const t = await getTranslations('listing')
  return (
    <PageLayout path={pathOfPage(AUTHORS_PATH, page)}>
      <AuthorsScreen
        {...authors.value}
        page={page}
        language={language}
        head={{ name: t('authors'), words: t('authorsText'), youAreHere: t('youAreHere') }}
        books={t('allBooks')}
        letters={t('letters')}
        texts={await loadListingText(language)}
      />
    </PageLayout>
  )
}

export async function authorsMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const page = parsePageNumber(searchParams)
  const t = await getTranslations('listing')
  const name = t('authors')
  return shareMetadata({
    path: pathOfPage(AUTHORS_PATH, page),
    title: page > 1 ? t('nameAndPage', { name, page: writeDigits(page, language) }) : name,
    description: t('authorsText'),
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
  const groups = [...Map.groupBy(results, ({ name }) => indexLetter(name))]
  const toBooks = { href: localPath(language, BOOKS_PATH), name: books }
  const last = { href: localPath(language, pathOfPage(AUTHORS_PATH, pages)), text: texts.past.way }
  return (
    <div className="page">
      <ListingHeader {...head} locale={language} breadcrumbs={[toBooks]} />
      {groups.length > 1 && (
        <nav className={indexStyles.letters} aria-label={letters}>
          {groups.map(([letter]) => (
            <a key={letter} href={`#${letter}`} className={indexStyles.letter}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {groups.map(([letter, authors]) => (
        <section key={letter} className={indexStyles.group} aria-labelledby={letter}>
          <h2 id={letter} className={indexStyles.head} lang={textLanguage(letter, language)}>
            {letter}
          </h2>
          <ul className={indexStyles.authors}>
            {authors.map((author) => (
              <AuthorEntry
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
        <div className={indexStyles.pages}>
          <PaginationLinks path={AUTHORS_PATH} page={page} pages={pages} language={language} />
        </div>
      )}
    </div>
  )
}

function AuthorEntry({ author, language, titles }: { author: Author; language: Language; titles: string }) {
  const { slug, name, summary, picture } = author
  return (
    <li className={indexStyles.entry}>
      {picture.sources.length > 0 ? (
        <Picture picture={picture} sizes="4.5rem" decorative />
      ) : (
        <span className={indexStyles.plate} lang={textLanguage(name, language)} aria-hidden="true">
          {indexLetter(name)}
        </span>
      )}
      <div>
        <h3 className={indexStyles.name} lang={textLanguage(name, language)}>
          <IntentLink href={localPath(language, authorPath(slug))}>{name}</IntentLink>
        </h3>
        {summary && (
          <p className={indexStyles.summary} lang={textLanguage(summary, language)}>
            {summary}
          </p>
        )}
        <p className={indexStyles.count}>{titles}</p>
      </div>
    </li>
  )
}
