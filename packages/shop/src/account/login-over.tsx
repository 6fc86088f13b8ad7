import { FailedPart } from '../errors/failed-part.tsx'
import { talk } from '../texts/talk.ts'
import { LoginHere } from '../visit/login-here.tsx'
import type { Visit } from '../visit/visit.ts'
import { accountTexts } from './account-texts.ts'

type LoginOverProps = { path: string; visit: Pick<Visit, 'language' | 'fail'> }

/** The session is over: the way to log in again. */
export function LoginOver({ path, visit: { language, fail } }: LoginOverProps) {
  fail({ status: 401 })
  const t = talk(accountTexts(language), language)
  return (
    <FailedPart language={language} status={401} message={t('loginOver')} advice={t('loginOverText')}>
      <LoginHere path={path} language={language} text={t('loginTitle')} />
    </FailedPart>
  )
}
