import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { errorWords } from '../errors/error-words.ts'
import { FailedPart } from '../errors/failed-part.tsx'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import { newsletterTexts } from './newsletter-texts.ts'

type NewsletterFailedProps = { visit: Pick<Visit, 'language' | 'fail'>; problem: string | string[]; path: string }

/** A subscription was not changed: the way back to the form that changes it. */
export function NewsletterFailed({ visit, problem, path }: NewsletterFailedProps) {
  const { language } = visit
  failForm(visit, problem)
  return (
    <FailedPart language={language} message={talk(newsletterTexts(language), language)('problemFailed')}>
      <ButtonLink href={localPath(language, path)} kind="plain">
        {errorWords(language).retry}
      </ButtonLink>
    </FailedPart>
  )
}
