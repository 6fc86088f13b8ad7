import type { ArticleDetail } from '@dabali/api-client'
import { cataloguePath, type Language, localPath } from '@dabali/domain'
import { load, mark404 } from '@dabali/site/load'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import type { ComponentType } from 'react'
import { PartPage } from '../catalogue/part-page.tsx'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { articlePath } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { BooksInArticle, ListsWithArticle, ReadNext } from './article-sections.tsx'
import { readArticle } from './articles.ts'

type Asked = { slug: string; suffix: string }
type Part = {
  Shown: ComponentType<{ article: ArticleDetail; language: Language }>
  isIn: (article: ArticleDetail) => boolean
}

/** The parts of its page that have an address of their own. */
const PARTS: Readonly<Record<string, Part>> = {
  books: { Shown: BooksInArticle, isIn: ({ products }) => products.length > 0 },
  lists: { Shown: ListsWithArticle, isIn: ({ booklists }) => booklists.length > 0 },
  related: {
    Shown: ({ article, language }) => <ReadNext others={article.related} language={language} />,
    isIn: ({ related }) => related.length > 0,
  },
}

/** The part that a suffix names, where there is one. */
function articlePart(article: ArticleDetail, suffix: string): Part | undefined {
  const part = Object.hasOwn(PARTS, suffix) ? PARTS[suffix] : undefined
  return part?.isIn(article) ? part : undefined
}

/** `/read/{slug}/{suffix}/`: one part of its page. */
export async function ArticleSuffixPage({ slug, suffix }: Asked) {
  const language = await pageLanguage()
  const path = cataloguePath({ kind: 'article', slug, suffix })
  const read = await load(() => readArticle(slug, language))
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  if (read.status === 200 && read.value.slug !== slug) {
    permanentRedirect(localPath(language, cataloguePath({ kind: 'article', slug: read.value.slug, suffix })) as Route)
  }
  const part = read.status === 200 ? articlePart(read.value, suffix) : undefined
  if (read.status === 404 || !part) {
    await mark404()
    return <NotFoundScreen path={`/read/${slug}/${suffix}/`} missing="thing" />
  }
  return (
    <PartPage path={path} whole={articlePath(slug)} title={read.value.title} language={language}>
      <part.Shown article={read.value} language={language} />
    </PartPage>
  )
}

/** The whole page is the one to be found. */
export async function articleSuffixMetadata({ slug, suffix }: Asked): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => readArticle(slug, language))
  if (read.status === 'failed') return {}
  if (read.status === 404 || !articlePart(read.value, suffix)) return notFoundMetadata()
  return shareMetadata({ path: articlePath(read.value.slug), title: read.value.title, isHidden: true })
}
