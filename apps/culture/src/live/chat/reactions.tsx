'use client'

import { type ChatReactions, sendReactions } from '@dabali/api-client'
import { formatNumber, type Language } from '@dabali/domain'
import { useClient } from '@dabali/shop/store'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ChatTexts } from '../live-texts.ts'
import styles from './reactions.module.css'

const KINDS = ['drums', 'flowers', 'hearts', 'encores'] as const
type Kind = (typeof KINDS)[number]

const SHAPES: Record<Kind, string> = {
  drums: 'M4 9.5c0-2 3.6-3 8-3s8 1 8 3v5c0 2-3.6 3-8 3s-8-1-8-3zM4 9.5c0 2 3.6 3 8 3s8-1 8-3M8 12l-2 4.5M16 12l2 4.5',
  flowers:
    'M12 9.5C10 6 10.5 3.5 12 3s2 3 0 6.5zM14.5 12c3.5-2 6-1.5 6.5 0s-3 2-6.5 0zM12 14.5c2 3.5 1.5 6 0 6.5s-2-3 0-6.5zM9.5 12c-3.5 2-6 1.5-6.5 0s3-2 6.5 0z',
  hearts: 'M12 20.5S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.6 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11.5-8.5 11.500z',
  encores: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.5 14',
}

/** What was pressed is sent together. */
const SEND_MS = 3000
/** The API accepts so many of each at once. */
const MOST_AT_ONCE = 10
const NONE: ChatReactions = { drums: 0, flowers: 0, hearts: 0, encores: 0 }

const addReactions = (one: ChatReactions, other: ChatReactions): ChatReactions => ({
  drums: one.drums + other.drums,
  flowers: one.flowers + other.flowers,
  hearts: one.hearts + other.hearts,
  encores: one.encores + other.encores,
})

type ReactionsProps = {
  slug: string
  id: string
  counts: ChatReactions
  language: Language
  texts: ChatTexts['reactions']
}

/** Four reactions with the counts of all viewers; a viewer can hide them on this device. */
export function Reactions({ slug, id, counts, language, texts }: ReactionsProps) {
  const client = useClient()
  const [isHidden, setHidden] = useHidden()
  // What the server has not counted yet.
  const [pending, setPending] = useState(NONE)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(NONE)
  // What was sent is in the new counts.
  useEffect(() => setPending(latest.current), [counts])
  useEffect(() => () => clearTimeout(timer.current), [])

  function send() {
    timer.current = undefined
    const sent = latest.current
    latest.current = NONE
    // Nothing to say where it fails: a reaction is not worth an error.
    sendReactions(client, { slug, id, ...sent }, { silent: true }).catch(() => setPending(NONE))
  }
  function press(kind: Kind) {
    if (latest.current[kind] >= MOST_AT_ONCE) return
    latest.current = { ...latest.current, [kind]: latest.current[kind] + 1 }
    setPending((before) => ({ ...before, [kind]: before[kind] + 1 }))
    timer.current ??= setTimeout(send, SEND_MS)
  }
  const shown = addReactions(counts, pending)
  return (
    <fieldset className={styles.reactions} aria-label={texts.heading}>
      {!isHidden &&
        KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.reaction}
            aria-label={texts[kind].replace('{count}', formatNumber(shown[kind], language))}
            onClick={() => press(kind)}
          >
            <svg key={pending[kind]} className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={SHAPES[kind]} />
            </svg>
            {formatNumber(shown[kind], language)}
          </button>
        ))}
      <button type="button" className={styles.toggle} onClick={() => setHidden(!isHidden)}>
        {isHidden ? (
          texts.show
        ) : (
          <svg className={styles.icon} viewBox="0 0 24 24" role="img" aria-label={texts.hide}>
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        )}
      </button>
    </fieldset>
  )
}

const NAME = 'stream-reactions'
const CHANGED = 'stream-reactions-changed'

function readHidden(): boolean {
  try {
    return localStorage.getItem(NAME) === 'hidden'
  } catch {
    return false
  }
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

function useHidden(): [boolean, (isHidden: boolean) => void] {
  const isHidden = useSyncExternalStore(subscribe, readHidden, () => false)
  return [
    isHidden,
    (next) => {
      try {
        if (next) localStorage.setItem(NAME, 'hidden')
        else localStorage.removeItem(NAME)
      } catch {
        // Without storage they stay as they are.
      }
      dispatchEvent(new Event(CHANGED))
    },
  ]
}
