import { localPath } from '@dabali/domain'
import type { RequestContext } from '@dabali/shop/request-context'
import { loadDynamic } from '@dabali/site/load'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { EVENTS_PATH, eventPath } from '../paths.ts'
import { readRequestContext } from '../request-context.ts'

type VisitorEventPageProps<Thing> = {
  path: string
  read: (visit: RequestContext) => Promise<Thing | undefined>
  children: (thing: Thing | undefined, page: { visit: RequestContext; eventHref: string }) => ReactNode
}

/** A page that is drawn for one visitor and is about one evening, whatever became of it. */
export async function VisitorEventPage<Thing extends { event: { slug: string } }>(props: VisitorEventPageProps<Thing>) {
  const { path, read, children } = props
  const visit = await readRequestContext()
  const found = await loadDynamic(() => read(visit))
  if (found.status === 404) return <NotFoundScreen path={path} />
  const thing = found.status === 200 ? found.value : undefined
  const eventHref = localPath(visit.language, thing ? eventPath(thing.event.slug) : EVENTS_PATH)
  return <PageLayout path={path}>{children(thing, { visit, eventHref })}</PageLayout>
}
