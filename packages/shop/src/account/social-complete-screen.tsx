import { localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { errorWords } from '../errors/error-words.ts'
import { FailedPart } from '../errors/failed-part.tsx'
import { LOGIN_PATH, socialCompleteAction, socialCompletePath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import { accountTexts } from './account-texts.ts'
import { BarePage } from './bare-page.tsx'
import { LOGIN_PROBLEMS } from './login-problem.ts'
import type { LoginQuery } from './login-screen.tsx'
import { OnceForm } from './once-form.tsx'
import { readDraft } from './read-draft.ts'
import { SocialCompletion } from './social-completion.tsx'

type SocialCompleteScreenProps = { visit: Visit; provider: string; query: LoginQuery }

/** Where a provider sends a visitor back to: it is completed at once, and by a press where no script runs. */
export async function SocialCompleteScreen({ visit, provider, query }: SocialCompleteScreenProps) {
  const { language } = visit
  const path = socialCompletePath(provider)
  const draft = await readDraft()
  // A provider knows one address for the way back, and that has no language.
  if (draft && draft.language !== language) redirect(localPath(draft.language, `${path}?${queryText(query)}`) as Route)
  const texts = accountTexts(language)
  const t = talk(texts, language)
  const [code, state, iss] = [textOf(query['code']), textOf(query['state']), textOf(query['iss'])]
  if (!code || !state) {
    const problem = query['error'] === 'access_denied' ? 'cancelled' : 'login_failed'
    failForm(visit, problem)
    return (
      <BarePage visit={visit} path={path}>
        <FailedPart language={language} message={t(LOGIN_PROBLEMS[problem])}>
          <a className={buttonClasses({ kind: 'plain' })} href={localPath(language, LOGIN_PATH)}>
            {t('socialBack')}
          </a>
        </FailedPart>
      </BarePage>
    )
  }
  const { headings, home, homeHref } = errorWords(language)
  const back = { provider, code, state, ...(iss && { iss }) }
  const form = (
    <OnceForm action={socialCompleteAction(provider)} language={language} submitText={t('linkContinue')}>
      {Object.entries({ code, state, iss }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </OnceForm>
  )
  return (
    <BarePage visit={visit} path={path}>
      <SocialCompletion
        back={back}
        texts={texts}
        words={{ headings, home, homeHref }}
        language={language}
        form={form}
      />
    </BarePage>
  )
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

function queryText(query: LoginQuery) {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(entries).toString()
}
