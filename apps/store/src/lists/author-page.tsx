import type { AuthorDetail } from '@dabali/api-client'
import { type Language, metaDescription } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cellTexts } from '../catalogue/cell-texts.ts'
import { readProduct } from '../catalogue/products.ts'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { AUTHORS_PATH, authorPath } from '../paths.ts'
import { AuthorData } from '../seo/author-data.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'
import { AuthorScreen } from './author-screen.tsx'
import { authorTexts } from './author-texts.ts'
import { readAuthor } from './read-makers.ts'
import { sendOn } from './send-on.ts'
import { worksByRole } from './works-by-role.ts'

/** One author and what they had a hand in. */
export async function AuthorPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const author = await load(() => readAuthorWithRoles(slug, language))
  if (author.status === 404) return <NotFoundScreen path={`${AUTHORS_PATH}/${slug}`} missing="thing" />
  if (author.status === 'failed') return <UnavailableScreen path={authorPath(slug)} />
  const { author: person, groups } = author.value
  if (person.slug !== slug) await sendOn(authorPath(person.slug))
  const t = await getTranslations('lists')
  return (
    <PageLayout path={authorPath(slug)}>
      <AuthorScreen
        author={person}
        groups={groups}
        language={language}
        texts={await authorTexts(language)}
        cell={await cellTexts()}
      />
      <AuthorData author={person} authors={t('authors')} />
    </PageLayout>
  )
}

export async function authorMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const author = await load(() => readAuthor(slug, language))
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
  groups: ReturnType<typeof worksByRole<AuthorDetail['products'][number]>>
}

/** A card does not say who did what, so each work is asked; they are kept for their own pages anyway. */
async function readAuthorWithRoles(slug: string, language: Language): Promise<AuthorWithRoles | undefined> {
  const author = await readAuthor(slug, language)
  if (!author) return undefined
  const works = await Promise.all(author.products.map((product) => readProduct(product.slug, language)))
  const found = works.filter((work) => work !== undefined)
  return { author, groups: worksByRole(author.slug, author.products, found) }
}
