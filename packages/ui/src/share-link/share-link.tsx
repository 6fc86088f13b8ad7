'use client'

import type { MouseEvent } from 'react'
import styles from './share-link.module.css'

type ShareLinkProps = {
  /** The whole address. */
  url: string
  title: string
  texts: { share: string; copied: string }
  /** Called with a confirmation after the URL was copied. */
  onCopied: (text: string) => void
}

/** Passes a page on: as the device does it, else the address is copied, and without scripts it goes by mail. */
export function ShareLink({ url, title, texts, onCopied }: ShareLinkProps) {
  const share = (event: MouseEvent) => {
    const act = wayToShare({ url, title })
    // Neither is open to a page that came without a lock.
    if (!act) return
    event.preventDefault()
    act().then(
      (isCopied) => isCopied && onCopied(texts.copied),
      // Closing the share sheet of the device is no error.
      () => undefined,
    )
  }
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return (
    <a className={styles.share} href={mail} onClick={share}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 14V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12" />
      </svg>
      {texts.share}
    </a>
  )
}

function wayToShare(page: { url: string; title: string }): (() => Promise<boolean>) | undefined {
  // TypeScript knows them everywhere; browsers have them where the page came with a lock, and the first not always.
  const { share, clipboard } = navigator as Partial<Navigator>
  if (share) return () => share.call(navigator, page).then(() => false)
  return clipboard && (() => clipboard.writeText(page.url).then(() => true))
}
