import { Button } from '@dabali/ui/button'
import { confirmSubscriptionAction } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { newsletterTexts } from './newsletter-texts.ts'
import { Said } from './said.tsx'

/** Where the link of the mail leads. Looking at it changes nothing: programs that read mails follow links, too. */
export function ConfirmSubscriptionScreen({ visit: { language }, token }: { visit: Visit; token: string }) {
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
