import { type Language, localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { ErrorScreen } from '@dabali/ui/error-screen'
import type { ErrorScreenTexts } from '@dabali/ui/failed-screen'
import { ReloadButton, RetryButton } from '@dabali/ui/retry-buttons'
import type { ReactNode } from 'react'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { HOME_PATH, LOGIN_HERE_ACTION } from '../paths.ts'
import { NotFoundToast } from '../store/store-provider.tsx'
import en from './messages/en.json'
import ne from './messages/ne.json'
import styles from './offline-part.module.css'

const texts = loadMessages({ en, ne })

/** What is said where something cannot be shown. */
export const errorTranslator = (language: Language) => createTranslator(texts(language), language)

/** The words that every error screen has. */
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

/** What a call that failed is told by, where the API has no words of its own. */
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

/** A way to the login that comes back here; a form, since it changes what the browser remembers. */
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
  /** 404 where there is no such thing; everything else failed. */
  status?: number
  /** What helps instead of trying again, for example a way to log in. */
  children?: ReactNode
}

/** The error screen in place of what a page is about. Unless another way is given, it tries again by itself. */
export function FailedPart({ language, message, advice, status = 500, children }: FailedPartProps) {
  const { headings, home, homeHref, retry } = errorScreenTexts(language)
  return (
    <ErrorScreen
      status={status}
      headings={headings}
      message={message}
      {...(advice && { advice })}
      home={{ href: homeHref, text: home }}
    >
      {children ?? <RetryButton text={retry} />}
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
  /** No page has this path, or the page that has it does not find what it is about. */
  missing: 'page' | 'thing'
}

/** What is shown where nothing is; the two messages differ in their capitals, as the contract has them. */
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
  /** The pages that open all the same, under their heading. */
  renderPages: (heading: string, className: string | undefined) => ReactNode
}

export const offlineMetadata = (language: Language) => ({
  title: errorTranslator(language)('noLine'),
  robots: { index: false },
})

/** What stands in for a page while there is no line; it is kept on the device beforehand. */
export function OfflinePart({ language, renderPages }: OfflinePartProps) {
  const t = errorTranslator(language)
  return (
    <div className={`page ${styles.screen}`}>
      <EmptyState heading={t('noLine')} text={t('notSeenYet')} icon="offline" level={1}>
        <ReloadButton text={t('retry')} />
      </EmptyState>
      {renderPages(t('openWithoutLine'), styles.pages)}
    </div>
  )
}
