import type { Language } from '@dabali/domain'
import { ErrorScreen } from '@dabali/ui/error-screen'
import { RetryButton } from '@dabali/ui/retry-button'
import type { Site } from '../visit/visit.ts'
import { errorTalk, errorWords } from './error-words.ts'

/** What a page shows when it could not be made; it asks again by itself. */
export function UnavailablePart({ site, language }: { site: Site; language: Language }) {
  const t = errorTalk(language)
  const { headings, message, home, homeHref, retry } = errorWords(language)
  return (
    <ErrorScreen
      status={503}
      headings={headings}
      message={message}
      advice={t(site === 'store' ? 'failedInStore' : 'failedInCulture')}
      home={{ href: homeHref, text: home }}
    >
      <RetryButton text={retry} />
    </ErrorScreen>
  )
}
