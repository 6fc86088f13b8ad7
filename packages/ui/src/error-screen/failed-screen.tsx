// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { createContext, type ReactNode, use } from 'react'
import { Button } from '../button/button.tsx'
import { type ErrorHeadings, ErrorScreen } from './error-screen.tsx'

export type ErrorScreenTexts = {
  headings: ErrorHeadings
  /** The messages for a failed page and for one that was not found. */
  message: string
  notFoundMessage: string
  home: string
  retry: string
  homeHref: string
}

const ErrorTextsContext = createContext<ErrorScreenTexts | undefined>(undefined)

/**
 * The texts of the error screen, needed in the browser when a page fails there. In one module with the screen, so that the
 * layout loads both, and no page loads the button a second time.
 */
export function ErrorTexts({ texts, children }: { texts: ErrorScreenTexts; children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
}

type FailedScreenProps = { error: unknown; unstable_retry: () => void }

/** The error boundary of Next: for a page that failed to render, or whose main call answered 404. */
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

/** Set by the API client on the 404 of the main call of a page. */
const isFatalNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'consequence' in error && error.consequence === 'fatal404'
