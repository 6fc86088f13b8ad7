import type { PageDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { readPage } from './pages.ts'

/** A page of the house: its path is its name, and its words are those of the API. */
export async function HousePage({ path, children }: { path: string; children: (page: PageDetail) => ReactNode }) {
  const language = await pageLanguage()
  const read = await load(() => readPage(path.slice(1), language))
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  return <PageLayout path={path}>{children(read.value)}</PageLayout>
}

export async function housePageMetadata(path: string): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => readPage(path.slice(1), language))
  if (read.status !== 200) return {}
  const { title, summary, body } = read.value
  return shareMetadata({ path, title, description: metaDescription(`${summary} ${body}`) })
}
