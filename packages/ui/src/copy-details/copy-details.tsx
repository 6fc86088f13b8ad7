// On most pages: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { CopyTexts } from './copy-button.tsx'
import styles from './copy-details.module.css'

// Most visitors never open it.
const CopyButton = lazy(async () => ({ default: (await import('./copy-button.tsx')).CopyButton }))

type CopyDetailsProps = {
  summary: ReactNode
  /** What the button in it copies. */
  text: string
  texts: CopyTexts
  /** The page that is handed to the share sheet of the device, where it has one. */
  shared?: { url: string; title: string }
  children: ReactNode
}

/** Content behind a summary with a button that copies a text. It opens without scripts. */
export function CopyDetails({ summary, text, texts, shared, children }: CopyDetailsProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className={styles.details} onToggle={() => setOpened(true)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive, by keyboard too. */}
      <summary className={styles.summary} onClick={shared && ((event) => openShareSheet(event, shared))}>
        {summary}
      </summary>
      <div className={styles.content}>
        {children}
        <div className={styles.slot}>
          {isOpened && (
            <Suspense>
              <CopyButton text={text} texts={texts} />
            </Suspense>
          )}
        </div>
      </div>
    </details>
  )
}

/** Where the device has no share sheet, or refuses to show it, the details open. */
function openShareSheet(event: MouseEvent<HTMLElement>, page: { url: string; title: string }) {
  const details = event.currentTarget.parentElement as HTMLDetailsElement
  // TypeScript knows it everywhere; browsers do not have it everywhere.
  const { share } = navigator as Partial<Navigator>
  if (!share || details.open) return
  event.preventDefault()
  share.call(navigator, page).catch((error: unknown) => {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) details.open = true
  })
}
