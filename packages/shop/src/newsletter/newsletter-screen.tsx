import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { FailedPart } from '../errors/failed-part.tsx'
import { HOME_PATH, NEWSLETTER_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import { newsletterTexts, subscriptionTexts } from './newsletter-texts.ts'
import { Said } from './said.tsx'
import { SubscriptionForm } from './subscription-form.tsx'
import { SUBSCRIPTION_PROBLEMS } from './subscription-problem.ts'

type NewsletterScreenProps = { visit: Visit; query: Readonly<Record<string, string | string[] | undefined>> }

/** The letter: how to get it, and what came of asking for it without scripts. */
export function NewsletterScreen({ visit, query }: NewsletterScreenProps) {
  const { language } = visit
  const t = talk(newsletterTexts(language), language)
  const home = (
    <ButtonLink href={localPath(language, HOME_PATH)} kind="plain">
      {t('home')}
    </ButtonLink>
  )
  if (query['step'] === 'asked') {
    return (
      <Said heading={t('askedHeading')} text={t('askedText')}>
        {home}
      </Said>
    )
  }
  if (query['step'] === 'confirmed') {
    return (
      <Said heading={t('confirmedHeading')} text={t('confirmedText')}>
        {home}
      </Said>
    )
  }
  if (query['step'] === 'used') {
    failForm(visit, 'used')
    return (
      <FailedPart language={language} message={t('usedHeading')} advice={t('usedText')}>
        <ButtonLink href={localPath(language, NEWSLETTER_PATH)} kind="plain">
          {t('usedAgain')}
        </ButtonLink>
      </FailedPart>
    )
  }
  failForm(visit, query['problem'])
  return (
    <Said heading={t('heading')} text={t('text')}>
      <SubscriptionForm
        texts={subscriptionTexts(language)}
        language={language}
        problem={SUBSCRIPTION_PROBLEMS.find((problem) => problem === query['problem'])}
      />
    </Said>
  )
}
