import { FailedPart } from '../errors/failed-part.tsx'
import { LoginHere } from '../visit/login-here.tsx'
import type { Visit } from '../visit/visit.ts'
import { libraryTalk } from './library-talk.ts'

type LibraryLoginProps = { path: string; visit: Pick<Visit, 'language' | 'fail'> }

/** The session is over: the way to log in again. */
export function LibraryLogin({ path, visit: { language, fail } }: LibraryLoginProps) {
  fail({ status: 401 })
  const t = libraryTalk(language)
  return (
    <FailedPart language={language} status={401} message={t('sessionOver')} advice={t('sessionOverText')}>
      <LoginHere path={path} language={language} text={t('login')} />
    </FailedPart>
  )
}
