import { ApiError, showSubscription } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { ButtonLink } from '@dabali/ui/button-link'
import { HOME_PATH, unsubscribeAction, unsubscribePath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { newsletterTexts } from './newsletter-texts.ts'
import { Said } from './said.tsx'

/** Where one ends the letter. Looking at it changes nothing; one press ends it. */
export async function UnsubscribeScreen({ visit, token }: { visit: Visit; token: string }) {
  const { language, client } = visit
  const t = talk(newsletterTexts(language), language)
  const found = await showSubscription(client, { token }).catch((error: unknown) => statusOf(error))
  const way = (path: string, text: string) => (
    <ButtonLink href={localPath(language, path)} kind="plain">
      {text}
    </ButtonLink>
  )
  if (found === 404) {
    return (
      <Said heading={t('unknownHeading')} text={t('unknownText')}>
        {way(HOME_PATH, t('home'))}
      </Said>
    )
  }
  if (typeof found === 'number') {
    return (
      <Said heading={t('failedHeading')} text={t('failedText')}>
        {way(unsubscribePath(token), t('retry'))}
      </Said>
    )
  }
  const { email, is_subscribed } = found
  if (!is_subscribed) {
    return (
      <Said heading={t('endedHeading')} text={t('endedText', { email })}>
        {way(HOME_PATH, t('home'))}
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

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)
