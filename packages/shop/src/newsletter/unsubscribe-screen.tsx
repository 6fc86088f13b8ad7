import { ApiError, getSubscription } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { FailedPart } from '../errors/failed-part.tsx'
import { HOME_PATH, unsubscribeAction, unsubscribePath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { NewsletterFailed } from './newsletter-failed.tsx'
import { newsletterTexts } from './newsletter-texts.ts'
import { Said } from './said.tsx'

type UnsubscribeScreenProps = { visit: Visit; token: string; query: { problem?: string | string[] | undefined } }

/** Where one ends the letter. Looking at it changes nothing; one press ends it. */
export async function UnsubscribeScreen({ visit, token, query: { problem } }: UnsubscribeScreenProps) {
  const { language, client } = visit
  const t = talk(newsletterTexts(language), language)
  const found = await getSubscription(client, { token }).catch((error: unknown) => {
    visit.fail(error)
    return error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed'
  })
  if (found === 'unknown') {
    return (
      <FailedPart language={language} status={404} message={t('unknownHeading')} advice={t('unknownText')}>
        {null}
      </FailedPart>
    )
  }
  if (found === 'failed')
    return <FailedPart language={language} message={t('failedHeading')} advice={t('failedText')} />
  const { email, is_subscribed } = found
  if (is_subscribed && problem !== undefined)
    return <NewsletterFailed visit={visit} problem={problem} path={unsubscribePath(token)} />
  if (!is_subscribed) {
    return (
      <Said heading={t('endedHeading')} text={t('endedText', { email })}>
        <ButtonLink href={localPath(language, HOME_PATH)} kind="plain">
          {t('home')}
        </ButtonLink>
      </Said>
    )
  }
  return (
    <Said heading={t('endHeading')} text={t('endText', { email })}>
      <form method="post" action={unsubscribeAction(token)}>
        <input type="hidden" name="language" value={language} />
        <Button type="submit" kind="confirm">
          {t('end')}
        </Button>
      </form>
    </Said>
  )
}
