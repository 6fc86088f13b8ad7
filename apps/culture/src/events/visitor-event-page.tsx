import { localPath } from '@dabali/domain'
import type { Visit } from '@dabali/shop/visit'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { Frame } from '../frame/frame.tsx'
import { EVENTS_PATH, eventPath } from '../paths.ts'
import { readVisit } from '../visit.ts'

type VisitorEventPageProps<Thing> = {
  path: string
  read: (visit: Visit) => Promise<Thing | undefined>
  children: (thing: Thing | undefined, page: { visit: Visit; eventHref: string }) => ReactNode
}

/** A page that is drawn for one visitor and is about one evening, whatever became of it. */
export async function VisitorEventPage<Thing extends { event: { slug: string } }>(props: VisitorEventPageProps<Thing>) {
  const { path, read, children } = props
  const visit = await readVisit()
  const found = await loadForVisitor(() => read(visit))
  if (found.status === 404) return <NotFoundScreen path={path} />
  const thing = found.status === 200 ? found.value : undefined
  const eventHref = localPath(visit.language, thing ? eventPath(thing.event.slug) : EVENTS_PATH)
  return <Frame path={path}>{children(thing, { visit, eventHref })}</Frame>
}
