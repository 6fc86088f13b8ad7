'use client'

import type { Quote } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { BASKET_PATH } from '../paths.ts'
import { Changes } from './changes.tsx'
import styles from './press-notice.module.css'
import type { TillWords } from './till-words.ts'
import type { PressState } from './use-press.ts'

type PressNoticeProps = {
  words: TillWords
  state: PressState
  quote: Quote
  /** The new price is not known yet. */
  isAsking: boolean
  askAgain: () => void
}

/** Why the last press did not end in an order: what has changed, or what was refused. It takes the focus. */
export function PressNotice({ words, state, quote, isAsking, askAgain }: PressNoticeProps) {
  const { t, language } = words
  const { outcome, attempt, seen } = state
  if (!outcome) return null
  if (outcome.kind === 'changed') {
    const isOther = !isAsking && quote.total !== null && quote.total !== seen
    const amounts = { now: formatNpr(quote.total ?? '0', language), was: formatNpr(seen ?? '0', language) }
    return (
      <Notice attempt={attempt} heading={t('changedHeading')}>
        <Changes words={words} changes={outcome.changes} quote={quote} onChanged={askAgain} />
        {isOther && <p className={styles.strong}>{t('changedTotal', amounts)}</p>}
        <p>{t('changedConfirm')}</p>
      </Notice>
    )
  }
  if (outcome.kind === 'refused')
    return (
      <Notice attempt={attempt} heading={t('refusedHeading')}>
        <p>{outcome.message}</p>
      </Notice>
    )
  if (outcome.kind === 'gone')
    return (
      <Notice attempt={attempt} heading={t('goneHeading')}>
        <p>{t('goneText')}</p>
        <p>
          <ButtonLink href={localPath(language, BASKET_PATH)} kind="plain">
            {t('seeCart')}
          </ButtonLink>
        </p>
      </Notice>
    )
  return (
    <Notice attempt={attempt} heading={t('unansweredHeading')}>
      <p>{t('unansweredText')}</p>
    </Notice>
  )
}

function Notice({ attempt, heading, children }: { attempt: number; heading: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  const id = useId()
  // Another press is another reason to be told.
  useEffect(() => {
    if (attempt > 0) place.current?.focus()
  }, [attempt])
  return (
    <section ref={place} className={styles.notice} tabIndex={-1} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
