import { localPath } from '@dabali/domain'
import type { RequestContext } from '@dabali/shop/request-context'
import { loadDynamic } from '@dabali/site/load'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { EVENTS_PATH, eventPath } from '../paths.ts'
import { readRequestContext } from '../request-context.ts'

type VisitorEventPageProps<Item> = {
  path: string
  read: (context: RequestContext) => Promise<Item | undefined>
  children: (item: Item | undefined, page: { context: RequestContext; eventHref: string }) => ReactNode
}

/** A page for one visitor about an event; its content also handles a missing or failed item. */
export async function VisitorEventPage<Item extends { event: { slug: string } }>(props: VisitorEventPageProps<Item>) {
  const { path, read, children } = props
  const context = await readRequestContext()
  const loaded = await loadDynamic(() => read(context))
  if (loaded.status === 404) return <NotFoundScreen path={path} />
  const item = loaded.status === 200 ? loaded.value : undefined
  const eventHref = localPath(context.language, item ? eventPath(item.event.slug) : EVENTS_PATH)
  return <PageLayout path={path}>{children(item, { context, eventHref })}</PageLayout>
}
