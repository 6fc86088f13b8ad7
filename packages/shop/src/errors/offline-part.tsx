import type { Language } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { ReloadButton } from '@dabali/ui/retry-buttons'
import type { ReactNode } from 'react'
import { errorTranslator } from './error-messages.ts'
import styles from './offline-part.module.css'

type OfflinePartProps = {
  language: Language
  /** The pages that open all the same, under their heading. */
  keptPages: (heading: string, className: string | undefined) => ReactNode
}

/** What stands in for a page while there is no line; it is kept on the device beforehand. */
export function OfflinePart({ language, keptPages }: OfflinePartProps) {
  const t = errorTranslator(language)
  return (
    <div className={`page ${styles.screen}`}>
      <EmptyState heading={t('noLine')} text={t('notSeenYet')} icon="offline" level={1}>
        <ReloadButton text={t('retry')} />
      </EmptyState>
      {keptPages(t('openWithoutLine'), styles.kept)}
    </div>
  )
}
