import { getPage, type PageDetail } from '@dabali/api-client'
import { type Language, metaDescription } from '@dabali/domain'
import { cacheUnlessMissing, load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { cacheTag } from 'next/cache'
import type { ReactNode } from 'react'
import { serverClient } from '../api.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'

/** A page whose text the API has under the path as its slug. */
export async function StaticPage({ path, children }: { path: string; children: (page: PageDetail) => ReactNode }) {
  const language = await pageLanguage()
  const read = await load(() => readPage(path.slice(1), language))
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  return <PageLayout path={path}>{children(read.value)}</PageLayout>
}

export async function staticPageMetadata(path: string): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => readPage(path.slice(1), language))
  if (read.status !== 200) return {}
  const { title, summary, body } = read.value
  return shareMetadata({ path, title, description: metaDescription(`${summary} ${body}`) })
}

/** One page by its slug, or nothing when there is none by this name. */
async function readPage(slug: string, language: Language): Promise<PageDetail | undefined> {
  'use cache'
  cacheTag(`page:${slug}`)
  return cacheUnlessMissing(() => getPage(serverClient(), { slug }, { language }))
}
