'use client'

import { useEffect, useState } from 'react'
import styles from './offline-notice.module.css'

const BACK_SHOWN_MS = 5000

type OfflineNoticeProps = {
  /** "You're offline. Your cart is saved." */
  text: string
  /** "You're back online." */
  backText: string
}

/** Announces that the connection is lost, and when it is back. The live region is on the page from the start. */
export function OfflineNotice({ text, backText }: OfflineNoticeProps) {
  const [connection, setConnection] = useState<'there' | 'gone' | 'back'>('there')

  useEffect(() => {
    const gone = () => setConnection('gone')
    const back = () => setConnection((before) => (before === 'gone' ? 'back' : before))
    if (!navigator.onLine) gone()
    addEventListener('offline', gone)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', gone)
      removeEventListener('online', back)
    }
  }, [])

  useEffect(() => {
    if (connection !== 'back') return
    const timer = setTimeout(() => setConnection('there'), BACK_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [connection])

  return (
    <div className={styles.region} role="status">
      {connection !== 'there' && (
        <p className={connection === 'gone' ? styles.notice : `${styles.notice} ${styles.back}`}>
          {connection === 'gone' ? text : backText}
        </p>
      )}
    </div>
  )
}
