import { localPath } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'

type ContentPageProps<Thing> = {
  slug: string
  /** Where a thing with this slug stands, without a language. */
  pathOf: (slug: string) => string
  read: () => Promise<Thing | undefined>
  children: (thing: Thing) => ReactNode
}

/** The page of one thing, whatever became of it: found, moved, missing or out of reach. */
export async function ContentPage<Thing extends { slug: string }>(props: ContentPageProps<Thing>) {
  const { slug, pathOf, read, children } = props
  const found = await load(read)
  if (found.status === 404) return <NotFoundScreen path={pathOf(slug)} />
  if (found.status === 500) return <UnavailableScreen path={pathOf(slug)} />
  const path = pathOf(found.value.slug)
  if (found.value.slug !== slug) permanentRedirect(localPath(await pageLanguage(), path) as Route)
  return <Frame path={path}>{children(found.value)}</Frame>
}
