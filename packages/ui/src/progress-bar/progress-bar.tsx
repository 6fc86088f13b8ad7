'use client'

import { useEffect, useState } from 'react'
import { watchFirstNavigation } from './first-navigation.ts'
import styles from './progress-bar.module.css'
import type { TopLoaderBar } from './top-loader-bar.tsx'

const LABEL_ID = 'progress-label'
// The library finds the moving part by `role="bar"`, which is no ARIA role, so it is hidden from assistive technology.
const TEMPLATE = `<div class="${styles.track}" role="progressbar" aria-labelledby="${LABEL_ID}"><div class="bar" role="bar" aria-hidden="true"></div></div>`

/**
 * The progress bar at the top of the screen while a page is loading, from nextjs-toploader. The first paint does not need the
 * library, so it is loaded with the first interaction or navigation.
 */
export function ProgressBar({ label }: { label: string }) {
  const [Bar, setBar] = useState<typeof TopLoaderBar>()
  const isMissing = Bar === undefined
  const [first] = useState(() =>
    watchFirstNavigation(() => {
      // Without a connection there is no bar; the next navigation tries again.
      import('./top-loader-bar.tsx').then(
        (part) => setBar(() => part.TopLoaderBar),
        () => undefined,
      )
    }),
  )
  useEffect(() => (isMissing ? first.watch() : undefined), [isMissing, first])
  return (
    <>
      {Bar && <Bar template={TEMPLATE} begun={first.begun} />}
      <span id={LABEL_ID} hidden>
        {label}
      </span>
    </>
  )
}
