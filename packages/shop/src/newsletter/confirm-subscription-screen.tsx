import { Button } from '@dabali/ui/button'
import { confirmSubscriptionAction, confirmSubscriptionPath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { NewsletterFailed } from './newsletter-failed.tsx'
import { newsletterTexts } from './newsletter-texts.ts'
import { Said } from './said.tsx'

type ConfirmSubscriptionScreenProps = {
  visit: Visit
  token: string
  query: { problem?: string | string[] | undefined }
}

/** Where the link of the mail leads. Looking at it changes nothing: programs that read mails follow links, too. */
export function ConfirmSubscriptionScreen({ visit, token, query: { problem } }: ConfirmSubscriptionScreenProps) {
  if (problem !== undefined)
    return <NewsletterFailed visit={visit} problem={problem} path={confirmSubscriptionPath(token)} />
  const { language } = visit
  const t = talk(newsletterTexts(language), language)
  return (
    <Said heading={t('confirmHeading')} text={t('confirmText')}>
      <form method="post" action={confirmSubscriptionAction(token)}>
        <input type="hidden" name="language" value={language} />
        <Button type="submit" kind="confirm">
          {t('confirm')}
        </Button>
      </form>
    </Said>
  )
}
