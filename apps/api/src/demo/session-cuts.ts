import type { SessionCut } from '../demo-media/session-film.ts'
import { minutesIn } from './composing/write.ts'
import { SESSIONS } from './words/sessions.ts'

/** How the films of the sessions are cut: as their set lists say. */
export const SESSION_CUTS: readonly SessionCut[] = SESSIONS.map(({ slug, lasts, set_list }) => ({
  slug,
  seconds: minutesIn(lasts),
  songs: set_list.map(([startsAt, en, ne]) => ({ startsAt: minutesIn(startsAt), title: { en, ne } })),
}))
