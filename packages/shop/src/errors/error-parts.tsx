import { type Language, localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { ErrorScreen } from '@dabali/ui/error-screen'
import type { ErrorScreenTexts } from '@dabali/ui/failed-screen'
import { ReloadButton } from '@dabali/ui/reload-button'
import { RetryButton } from '@dabali/ui/retry-button'
import type { ReactNode } from 'react'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { HOME_PATH, LOGIN_HERE_ACTION } from '../paths.ts'
import { NotFoundToast } from '../store/store-provider.tsx'
import en from './messages/en.json'
import ne from './messages/ne.json'
import styles from './offline-part.module.css'

const texts = loadMessages({ en, ne })

/** The translator of error texts. */
export const errorTranslator = (language: Language) => createTranslator(texts(language), language)

/** The texts of every error screen. */
export function errorScreenTexts(language: Language): ErrorScreenTexts {
  const t = errorTranslator(language)
  return {
    headings: { notFound: t('pageNotFound'), failed: t('errorOccurred') },
    message: t('somethingWentWrong'),
    notFoundMessage: t('not_found'),
    home: t('returnToHomepage'),
    homeHref: localPath(language, HOME_PATH),
    retry: t('retry'),
  }
}

/** The toasts of failed calls for which the API has no message. */
export function errorToasts(language: Language) {
  const t = errorTranslator(language)
  return {
    login: t('login'),
    not_found: t('not_found'),
    wrong: t('wrong'),
    network: t('network'),
    timeout: t('timeout'),
  }
}

export const notFoundMetadata = (language: Language) => ({
  title: errorTranslator(language)('pageNotFound'),
  robots: { index: false },
})

type LoginButtonProps = {
  /** The path to come back to, without its language. */
  path: string
  language: Language
  text: string
  kind?: 'plain'
}

/** A button to the login that comes back here; a form, since it changes the storeData cookie. */
export function LoginButton({ path, language, text, kind }: LoginButtonProps) {
  return (
    <form method="post" action={LOGIN_HERE_ACTION}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="here" value={localPath(language, path)} />
      <Button type="submit" {...(kind && { kind })}>
        {text}
      </Button>
    </form>
  )
}

type FailedPartProps = {
  language: Language
  /** What could not be shown, for example "We couldn't load your orders.". */
  message: string
  advice?: string
  /** 404 for missing things; any other status is a failure. */
  status?: number
  /** Instead of "An error occurred", for a result that is final. */
  heading?: string
  /** An action instead of the retry button, for example a login button; `null` where a retry changes nothing. */
  children?: ReactNode
}

/** The error screen in place of the content of a page. Without another action it retries by itself. */
export function FailedPart({ language, message, advice, status = 500, heading, children }: FailedPartProps) {
  const { headings, home, homeHref, retry } = errorScreenTexts(language)
  return (
    <ErrorScreen
      status={status}
      headings={heading === undefined ? headings : { ...headings, failed: heading }}
      message={message}
      {...(advice && { advice })}
      {...(status >= 500 && { numberLabel: errorTranslator(language)('errorNumber') })}
      home={{ href: homeHref, text: home }}
    >
      {children === undefined ? <RetryButton text={retry} /> : children}
    </ErrorScreen>
  )
}

type UnavailablePartProps = { site: 'store' | 'culture'; language: Language; status: number }

/** The same for a page that is about something public. */
export function UnavailablePart({ site, language, status }: UnavailablePartProps) {
  const t = errorTranslator(language)
  const advice = t(site === 'store' ? 'failedInStore' : 'failedInCulture')
  return <FailedPart language={language} message={t('somethingWentWrong')} advice={advice} status={status} />
}

type NotFoundPartProps = {
  site: 'store' | 'culture'
  language: Language
  /** The path as the visitor asked for it, without its language. */
  path: string
  /** Whether the path is unknown, or its page found nothing. */
  missing: 'page' | 'thing'
}

/** The 404 screen; the two messages differ in capitals, as the contract has them. */
export function NotFoundPart({ site, language, path, missing }: NotFoundPartProps) {
  const t = errorTranslator(language)
  const { headings, home, homeHref } = errorScreenTexts(language)
  const shown = { path: localPath(language, path) }
  return (
    <>
      {missing === 'thing' && <NotFoundToast text={t('not_found')} />}
      <ErrorScreen
        status={404}
        headings={headings}
        message={missing === 'thing' ? t('pageNotFoundFor', shown) : t('pageNotFoundAt', shown)}
        path={shown.path}
        advice={t(site === 'store' ? 'missingInStore' : 'missingInCulture')}
        home={{ href: homeHref, text: home }}
      />
    </>
  )
}

type OfflinePartProps = {
  language: Language
  /** Renders the list of pages that are available offline. */
  renderPages: (heading: string, className: string | undefined) => ReactNode
}

export const offlineMetadata = (language: Language) => ({
  title: errorTranslator(language)('offline'),
  robots: { index: false },
})

/** The offline page, cached by the service worker. */
export function OfflinePart({ language, renderPages }: OfflinePartProps) {
  const t = errorTranslator(language)
  return (
    <div className={`page ${styles.screen}`}>
      <EmptyState heading={t('offline')} text={t('notSavedOffline')} icon="offline" level={1}>
        <ReloadButton text={t('retry')} />
      </EmptyState>
      {renderPages(t('availableOffline'), styles.pages)}
    </div>
  )
}
