import { localPath } from '@dabali/domain'
import { loadDynamic } from '@dabali/site/load'
import { Picture } from '@dabali/ui/picture'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { livePath } from '../paths.ts'
import { readRequestContext } from '../visit.ts'
import { ClosedNight } from './closed-night.tsx'
import { EnteringNight } from './entering-night.tsx'
import { OpenNight } from './open-night.tsx'
import { readNight } from './read-night.ts'

type LiveScreenProps = {
  slug: string
  id: string
  /** A way in that somebody was given. */
  hash?: string
}

/** A streamed night, for whoever may watch it; for everybody else, what it takes. */
export async function LiveScreen({ slug, id, hash }: LiveScreenProps) {
  const path = livePath(slug, id)
  const language = await pageLanguage()
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readNight(visit, { slug, id }))
  if (read.status === 404) return <NotFoundScreen path={path} />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  const { event } = read.value
  const here = livePath(event.slug, id)
  const withHash = hash === undefined ? here : `${here}/${encodeURIComponent(hash)}`
  if (event.slug !== slug) redirect(localPath(language, withHash) as Route)
  const poster = <Picture picture={event.picture} sizes="(min-width: 62rem) 70rem, 100vw" decorative first />
  return (
    <PageLayout path={'live' in read.value ? here : withHash}>
      {'live' in read.value ? (
        <OpenNight {...read.value} poster={poster} />
      ) : read.value.refused === 'no_ticket' && hash !== undefined ? (
        <EnteringNight {...read.value} hash={hash} poster={poster} />
      ) : (
        <ClosedNight {...read.value} path={withHash} poster={poster} />
      )}
    </PageLayout>
  )
}
