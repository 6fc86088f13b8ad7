import type { Language } from '@dabali/domain'
import { ErrorScreen } from '@dabali/ui/error-screen'
import { RetryButton } from '@dabali/ui/retry-buttons'
import type { ReactNode } from 'react'
import { errorScreenTexts, errorTranslator } from './error-messages.ts'

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
