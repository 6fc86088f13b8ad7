'use client'

import { use } from 'react'
import { Button } from '../button/button.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { ErrorTextsContext } from './error-texts.tsx'

/** A page that broke while it was drawn; what Next shows in its place. */
export function FailedScreen({ unstable_retry: retry }: { unstable_retry: () => void }) {
  const texts = use(ErrorTextsContext)
  if (!texts) return null
  return (
    <main id="main">
      <ErrorScreen headings={texts.headings} message={texts.message} home={{ href: texts.homeHref, text: texts.home }}>
        <Button kind="plain" onClick={retry}>
          {texts.retry}
        </Button>
      </ErrorScreen>
    </main>
  )
}
