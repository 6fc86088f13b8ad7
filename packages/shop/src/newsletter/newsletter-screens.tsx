import { ApiError, getSubscription, newId } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { errorScreenTexts, FailedPart } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import {
  confirmSubscriptionAction,
  confirmSubscriptionPath,
  HOME_PATH,
  NEWSLETTER_PATH,
  unsubscribeAction,
  unsubscribePath,
} from '../paths.ts'
import { LINK_OVER, setFormStatus } from '../server-request/form-action.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import styles from './message-page.module.css'
import { newsletterMessages, subscriptionMessages } from './newsletter-signup.tsx'
import { SubscriptionForm } from './subscription-form.tsx'
import { SUBSCRIPTION_PROBLEMS } from './subscription-problem.ts'

type MessagePageProps = { heading: string; text: string; beside?: ReactNode; children?: ReactNode }

/** A page with a message and at most one action. */
function MessagePage({ heading, text, beside, children }: MessagePageProps) {
  return (
    <div className="page">
      <div className={styles.pair}>
        <div className={styles.page}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        {beside && <aside className={styles.aside}>{beside}</aside>}
      </div>
    </div>
  )
}

type NewsletterFailedProps = {
  context: Pick<RequestContext, 'language' | 'fail'>
  problem: string | string[]
  path: string
}

/** The failure of a subscription form, with a link to retry. */
function NewsletterFailed({ context, problem, path }: NewsletterFailedProps) {
  const { language } = context
  setFormStatus(context, problem)
  return (
    <FailedPart language={language} message={createTranslator(newsletterMessages(language), language)('problemFailed')}>
      <ButtonLink href={localPath(language, path)} kind="plain">
        {errorScreenTexts(language).retry}
      </ButtonLink>
    </FailedPart>
  )
}

type NewsletterScreenProps = { context: RequestContext; query: Readonly<Record<string, string | string[] | undefined>> }

/** The newsletter page with the form and the results of its no-script version. */
export async function NewsletterScreen({ context, query }: NewsletterScreenProps) {
  const { language } = context
  const t = createTranslator(newsletterMessages(language), language)
  const home = (
    <ButtonLink href={localPath(language, HOME_PATH)} kind="plain">
      {t('home')}
    </ButtonLink>
  )
  if (query['step'] === 'sent') {
    return (
      <MessagePage heading={t('sentHeading')} text={t('sentText')}>
        {home}
      </MessagePage>
    )
  }
  if (query['step'] === 'confirmed') {
    return (
      <MessagePage heading={t('confirmedHeading')} text={t('confirmedText')}>
        {home}
      </MessagePage>
    )
  }
  if (query['step'] === 'used') {
    setFormStatus(context, 'used')
    return (
      <FailedPart language={language} status={LINK_OVER} heading={t('expiredHeading')} message={t('expiredText')}>
        <ButtonLink href={localPath(language, NEWSLETTER_PATH)} kind="plain">
          {t('subscribeAgain')}
        </ButtonLink>
      </FailedPart>
    )
  }
  setFormStatus(context, query['problem'])
  // Each visitor has a key of their own; a prefetch has none.
  await connection()
  return (
    <MessagePage
      heading={t('heading')}
      text={t('text')}
      beside={
        <ul>
          <li>{t('asideContent')}</li>
          <li>{t('asideConfirm')}</li>
          <li>{t('asideUnsubscribe')}</li>
        </ul>
      }
    >
      <SubscriptionForm
        texts={subscriptionMessages(language)}
        language={language}
        problem={SUBSCRIPTION_PROBLEMS.find((problem) => problem === query['problem'])}
        attemptKey={newId()}
      />
    </MessagePage>
  )
}

type ConfirmSubscriptionScreenProps = {
  context: RequestContext
  token: string
  query: { problem?: string | string[] | undefined }
}

/** The page of a confirmation link. GET changes nothing, because mail scanners follow links. */
export function ConfirmSubscriptionScreen({ context, token, query: { problem } }: ConfirmSubscriptionScreenProps) {
  if (problem !== undefined)
    return <NewsletterFailed context={context} problem={problem} path={confirmSubscriptionPath(token)} />
  const { language } = context
  const t = createTranslator(newsletterMessages(language), language)
  return (
    <MessagePage heading={t('confirmHeading')} text={t('confirmText')}>
      <form method="post" action={confirmSubscriptionAction(token)}>
        <input type="hidden" name="language" value={language} />
        <Button type="submit" kind="confirm">
          {t('confirm')}
        </Button>
      </form>
    </MessagePage>
  )
}

type UnsubscribeScreenProps = {
  context: RequestContext
  token: string
  query: { problem?: string | string[] | undefined }
}

/** The unsubscribe page. GET changes nothing. */
export async function UnsubscribeScreen({ context, token, query: { problem } }: UnsubscribeScreenProps) {
  const { language, client } = context
  const t = createTranslator(newsletterMessages(language), language)
  const found = await getSubscription(client, { token }).catch((error: unknown) => {
    context.fail(error)
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
    return <NewsletterFailed context={context} problem={problem} path={unsubscribePath(token)} />
  if (!is_subscribed) {
    return (
      <MessagePage heading={t('unsubscribedHeading')} text={t('unsubscribedText', { email })}>
        <ButtonLink href={localPath(language, HOME_PATH)} kind="plain">
          {t('home')}
        </ButtonLink>
      </MessagePage>
    )
  }
  return (
    <MessagePage heading={t('unsubscribeHeading')} text={t('unsubscribeText', { email })}>
      <form method="post" action={unsubscribeAction(token)}>
        <input type="hidden" name="language" value={language} />
        <Button type="submit" kind="confirm">
          {t('unsubscribe')}
        </Button>
      </form>
    </MessagePage>
  )
}
