import type { AuthorDetail } from '@dabali/api-client'
import { type Language, localPath, metaDescription, writeDigits } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { EmptyState } from '@dabali/ui/empty-state'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadProduct } from '../catalogue/load-products.ts'
import { type CardText, loadCardText } from '../catalogue/product-card-text.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { NotFoundScreen, notFoundMetadata } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { AUTHORS_PATH, authorPath, BOOKS_PATH } from '../paths.ts'
import { AuthorData } from '../seo/author-data.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'
import styles from './author-page.module.css'
import makerStyles from './description.module.css'
import { groupByRole } from './group-authors.ts'
import { ListingHeader } from './listing-header.tsx'
import { formatListingQuery } from './listing-query.ts'
import { loadAuthor } from './load-listing.ts'
import { redirectMoved } from './redirect-moved.ts'

/** One author and what they had a hand in. */
export async function AuthorPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const author = await load(() => loadAuthorWithRoles(slug, language))
  if (author.status === 404) return <NotFoundScreen path={`${AUTHORS_PATH}/${slug}`} missing="thing" />
  if (author.status === 'failed') return <UnavailableScreen path={authorPath(slug)} />
  const { author: person, groups } = author.value
  if (person.slug !== slug) await redirectMoved(authorPath(person.slug))
  const t = await getTranslations('lists')
  return (
    <PageLayout path={authorPath(slug)}>
      <AuthorScreen
        author={person}
        groups={groups}
        language={language}
        texts={await authorTexts(language)}
        cell={await loadCardText()}
      />
      <AuthorData author={person} authors={t('authors')} />
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
    picture: sharePicture(language, 'author', own),
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
      <div className={picture.sources.length > 0 ? styles.author : undefined}>
        {picture.sources.length > 0 && (
          <div className={styles.portrait}>
            <Picture picture={picture} sizes="(min-width: 48rem) 18rem, 40vw" first />
          </div>
        )}
        <ListingHeader
          name={name}
          words={summary}
          locale={language}
          way={[{ href: localPath(language, AUTHORS_PATH), name: texts.authors }]}
          youAreHere={texts.youAreHere}
        >
          {description && <Prose html={description} locale={language} className={makerStyles.words} />}
        </ListingHeader>
      </div>
      {groups.map(({ role, cards }, index) => (
        <section key={role} className={styles.works} aria-labelledby={role}>
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
  const t = await getTranslations('lists')
  return {
    youAreHere: t('youAreHere'),
    authors: t('authors'),
    role: (role: AuthorWithRoles['groups'][number]['role']) => t(`roles.${role}`),
    all: (count: number) => t('allTitles', { count: writeDigits(count, language) }),
    bare: { heading: t('bareHeading'), text: t('bareText'), way: t('everything') },
  }
}
