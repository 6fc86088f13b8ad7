import type { Session, SessionDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { ContentPage } from '../content/content-page.tsx'
import { type Heard, readHeard } from '../content/read-heard.ts'
import { pageLanguage } from '../i18n/language.ts'
import { sessionPath } from '../paths.ts'
import { sessionJsonLd } from '../seo/json-ld/session-json-ld.ts'
import { SessionShown } from './session-shown.tsx'
import { readSession, readSessionList } from './sessions.ts'

/** So many others are named at the end of one. */
const OTHERS = 3

/** A session, what else can be heard of who plays, and what may be watched next. */
export type ShownSession = SessionDetail & { heard: Heard; others: readonly Session[] }

/** One session: the film and its songs, who made it, and what to hear beside it. */
export async function SessionScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={sessionPath}
      read={() => readShown(slug, language)}
      list="sessions"
      told={{ name: ({ title }) => title, about: sessionJsonLd }}
    >
      {(session) => <SessionShown session={session} />}
    </ContentPage>
  )
}

async function readShown(slug: string, language: Language): Promise<ShownSession | undefined> {
  const session = await readSession(slug, language)
  if (!session) return undefined
  const [heard, newest] = await Promise.all([readHeard(session, language), readSessionList(1, language)])
  const others = (newest?.items ?? []).filter((other) => other.slug !== session.slug)
  return { ...session, heard, others: others.slice(0, OTHERS) }
}
