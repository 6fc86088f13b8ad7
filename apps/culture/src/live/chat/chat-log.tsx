import type { Language } from '@dabali/domain'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ChatLine } from './chat-line.tsx'
import styles from './chat-log.module.css'
import type { ChatTexts } from './chat-texts.ts'
import { countedWords } from './counted-words.ts'
import type { Talk } from './talk.ts'

/** So near to the end somebody is at the end. */
const NEAR_PX = 48

type ChatLogProps = {
  talk: Talk
  id: string
  slug: string
  /** The id of what it is called. */
  labelledBy: string
  language: Language
  texts: ChatTexts
}

/** What was said, newest at the foot. Whoever reads further up is left there and told what is new. */
export function ChatLog({ talk, id, slug, labelledBy, language, texts }: ChatLogProps) {
  const { messages, name, isStaff } = talk
  const box = useRef<HTMLDivElement>(null)
  /** The last that was seen by somebody who reads further up. */
  const [seen, setSeen] = useState<number>()
  const [open, setOpen] = useState<string>()
  const last = messages.at(-1)
  const isOwnLast = last !== undefined && last.name === name
  const isAtEnd = seen === undefined
  const fresh = isAtEnd ? 0 : messages.filter(({ seq }) => seq > seen).length

  // Before it is painted: what is new never stands below the edge for a moment.
  useLayoutEffect(() => {
    if (last !== undefined && (isAtEnd || isOwnLast)) toEnd(box.current)
  }, [last, isAtEnd, isOwnLast])

  // So it is when what is written in grows, and there is less room.
  useEffect(() => {
    if (!isAtEnd || !box.current) return
    const watching = new ResizeObserver(() => toEnd(box.current))
    watching.observe(box.current)
    return () => watching.disconnect()
  }, [isAtEnd])

  const look = () => {
    if (!box.current) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX
    setSeen((before) => (isNear ? undefined : (before ?? last?.seq)))
  }
  return (
    <div className={styles.place}>
      {/* It is read when one goes there: said aloud one by one, a busy night would drown its music. */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: without it no key can scroll. */}
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-labelledby={labelledBy}
        tabIndex={0}
        onScroll={look}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: without it no key can scroll. */}
        {messages.length === 0 && <p className="quiet">{talk.line === 'opening' ? texts.opening : texts.empty}</p>}
        <ol>
          {messages.map((message) => (
            <ChatLine
              key={message.id}
              isOwn={name !== null && message.name === name}
              isOpen={open === message.id}
              onToggle={() => setOpen((before) => (before === message.id ? undefined : message.id))}
              {...{ message, id, slug, isStaff, language, texts }}
            />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <button type="button" className={styles.fresh} onClick={() => toEnd(box.current)}>
          {countedWords(texts.fresh, fresh, language)}
        </button>
      )}
    </div>
  )
}

function toEnd(box: HTMLDivElement | null) {
  if (box) box.scrollTop = box.scrollHeight
}
