'use client'

import { createContext, type ReactNode, use } from 'react'
import { Button } from '../button/button.tsx'
import { type ErrorHeadings, ErrorScreen } from './error-screen.tsx'

export type ErrorScreenTexts = {
  headings: ErrorHeadings
  /** What a page says that broke, and one that is about something that does not exist. */
  message: string
  notFoundMessage: string
  home: string
  retry: string
  homeHref: string
}

const ErrorTextsContext = createContext<ErrorScreenTexts | undefined>(undefined)

/**
 * The words of the error screen: when a page breaks in the browser there is no server to ask for them. In one module with
 * the screen, so that the layout loads both, and no page loads the button a second time.
 */
export function ErrorTexts({ texts, children }: { texts: ErrorScreenTexts; children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
}

type FailedScreenProps = { error: unknown; unstable_retry: () => void }

/** What Next shows in place of a page that broke while it was drawn, or that is about something the API does not have. */
export function FailedScreen({ error, unstable_retry: retry }: FailedScreenProps) {
  const texts = use(ErrorTextsContext)
  if (!texts) return null
  const isNotFound = isFatalNotFound(error)
  return (
    <main id="main">
      <ErrorScreen
        status={isNotFound ? 404 : 500}
        headings={texts.headings}
        message={isNotFound ? texts.notFoundMessage : texts.message}
        home={{ href: texts.homeHref, text: texts.home }}
      >
        {!isNotFound && (
          <Button kind="plain" onClick={retry}>
            {texts.retry}
          </Button>
        )}
      </ErrorScreen>
    </main>
  )
}

/** The mark that the API client puts on the 404 of a call that a page is about. */
const isFatalNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'consequence' in error && error.consequence === 'fatal404'
