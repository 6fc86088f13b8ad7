import { type ChatMessage, moderateChat, pinChatMessage, reportChatMessage } from '@dabali/api-client'
import { displayDate, type Language, writeDigits } from '@dabali/domain'
import { useClient, useToast } from '@dabali/shop/store'
import { textLanguage } from '@dabali/ui/text'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatPlural } from '../format.ts'
import type { ChatTexts } from '../live-texts.ts'
import styles from './chat-log.module.css'
import type { ChatState } from './use-chat.ts'

/** Closer to the end than this counts as at the end. */
const NEAR_PX = 48

type ChatLogProps = {
  chat: ChatState
  id: string
  slug: string
  /** The id of the heading. */
  labelledBy: string
  language: Language
  texts: ChatTexts
}

/** The messages, newest last. A reader further up stays there and sees how many are new. */
export function ChatLog({ chat, id, slug, labelledBy, language, texts }: ChatLogProps) {
  const { messages, pinned, name, isStaff } = chat
  const box = useRef<HTMLDivElement>(null)
  /** The last message seen before the reader scrolled up. */
  const [seen, setSeen] = useState<number>()
  const [open, setOpen] = useState<string>()
  const last = messages.at(-1)
  const isOwnLast = last !== undefined && last.name === name
  const isAtEnd = seen === undefined
  const fresh = isAtEnd ? 0 : messages.filter(({ seq }) => seq > seen).length

  // Layout effect: new messages must not flash below the edge.
  useLayoutEffect(() => {
    if (last !== undefined && (isAtEnd || isOwnLast)) toEnd(box.current)
  }, [last, isAtEnd, isOwnLast])

  // Stays at the end when the form grows and leaves less space.
  useEffect(() => {
    if (!isAtEnd || !box.current) return
    const observer = new ResizeObserver(() => toEnd(box.current))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isAtEnd])

  const followScroll = () => {
    if (!box.current) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX
    setSeen((before) => (isNear ? undefined : (before ?? last?.seq)))
  }
  return (
    <div className={styles.frame}>
      {/* Not announced message by message, which would drown the music in a busy chat; see MessageAnnouncer. */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: without it no key can scroll. */}
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-labelledby={labelledBy}
        tabIndex={0}
        onScroll={followScroll}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: without it no key can scroll. */}
        {messages.length === 0 && (
          <p className="quiet">{chat.connection === 'opening' ? texts.opening : texts.empty}</p>
        )}
        <ol>
          {messages.map((message) => (
            <ChatEntry
              key={message.id}
              isOwn={name !== null && message.name === name}
              isOpen={open === message.id}
              isPinned={message.id === pinned?.id}
              onToggle={() => setOpen((before) => (before === message.id ? undefined : message.id))}
              {...{ message, id, slug, isStaff, language, texts }}
            />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <button type="button" className={styles.fresh} onClick={() => toEnd(box.current)}>
          {formatPlural(texts.fresh, fresh, language)}
        </button>
      )}
    </div>
  )
}

function toEnd(box: HTMLDivElement | null) {
  if (box) box.scrollTop = box.scrollHeight
}

type AuthorTexts = Pick<ChatTexts, 'deletedUser' | 'staff' | 'team'>

const authorOf = ({ name, is_house: isHouse }: ChatMessage, { deletedUser, team }: AuthorTexts) =>
  name ?? (isHouse ? team : deletedUser)

type AuthorProps = { message: ChatMessage; language: Language; texts: AuthorTexts }

function Author({ message, language, texts }: AuthorProps) {
  const { name, is_house: isHouse } = message
  return (
    <p className={styles.author}>
      <b
        className={name === null && !isHouse ? styles.deletedUser : undefined}
        lang={name === null ? undefined : textLanguage(name, language)}
      >
        {authorOf(message, texts)}
      </b>
      {isHouse && <span className={styles.staff}>{texts.staff}</span>}
    </p>
  )
}

type PinnedMessageProps = {
  message: ChatMessage | null
  language: Language
  texts: AuthorTexts & Pick<ChatTexts, 'pinned'>
}

/** The message that staff show above the others. */
export function PinnedMessage({ message, language, texts }: PinnedMessageProps) {
  return (
    <div role="status">
      {message && (
        <div className={styles.pinned}>
          <p className={styles.pinnedLabel}>{texts.pinned}</p>
          <Author message={message} language={language} texts={texts} />
          <p className={styles.text} lang={textLanguage(message.text, language)}>
            {message.text}
          </p>
        </div>
      )}
    </div>
  )
}

type ChatEntryProps = {
  message: ChatMessage
  /** The id of the event date. */
  id: string
  slug: string
  isOwn: boolean
  isPinned: boolean
  isStaff: boolean
  isOpen: boolean
  onToggle: () => void
  language: Language
  texts: ChatTexts
}

/** One message and its actions. */
function ChatEntry({ message, id, slug, isOwn, isPinned, isStaff, isOpen, onToggle, language, texts }: ChatEntryProps) {
  const { name, text, said_at } = message
  const client = useClient()
  const showToast = useToast()
  const shown = authorOf(message, texts)
  const done = (text: string) => () => {
    showToast({ kind: 's', text })
    onToggle()
  }
  // The client shows the error.
  const failed = () => undefined
  const report = () => reportChatMessage(client, { slug, id, message: message.id }).then(done(texts.reported), failed)
  const moderate = (change: { is_hidden?: boolean; is_muted?: boolean }, doneText: string) =>
    moderateChat(client, { id, message: message.id, ...change }).then(done(doneText), failed)
  const pin = () =>
    pinChatMessage(client, { id, message: isPinned ? null : message.id }).then(
      done(isPinned ? moderation.unpinned : moderation.pinned),
      failed,
    )
  const { moderation } = texts

  return (
    <li className={isOwn ? `${styles.message} ${styles.own}` : styles.message}>
      <Author message={message} language={language} texts={texts} />
      <time className={styles.time} dateTime={said_at}>
        {writeDigits(displayDate(said_at).slice(-5), language)}
      </time>
      <p className={styles.text} lang={textLanguage(text, language)}>
        {text}
      </p>
      {(isStaff || !isOwn) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={texts.more.replace('{name}', shown)}
          onClick={onToggle}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
      {isOpen && (
        <p className={styles.actions}>
          {!isOwn && (
            <button type="button" onClick={report}>
              {texts.report}
            </button>
          )}
          {isStaff && (
            <button type="button" onClick={pin}>
              {isPinned ? moderation.unpin : moderation.pin}
            </button>
          )}
          {isStaff && (
            <button type="button" onClick={() => moderate({ is_hidden: true }, moderation.hidden)}>
              {moderation.hide}
            </button>
          )}
          {isStaff && !isOwn && name !== null && (
            <button
              type="button"
              onClick={() => moderate({ is_muted: true }, moderation.muted.replace('{name}', shown))}
            >
              {moderation.mute}
            </button>
          )}
        </p>
      )}
    </li>
  )
}

/** The shortest interval between two announcements. */
const EVERY_MS = 30_000

type MessageAnnouncerProps = {
  chat: Pick<ChatState, 'messages' | 'name'>
  language: Language
  texts: Pick<ChatTexts, 'fresh'>
}

/** Announces the number of new messages to screen readers at intervals instead of each message. */
export function MessageAnnouncer({ chat, language, texts }: MessageAnnouncerProps) {
  const [count, setCount] = useState(0)
  const latest = useRef(chat)
  useEffect(() => {
    latest.current = chat
  }, [chat])

  useEffect(() => {
    let announced: number | undefined
    const timer = setInterval(() => {
      const { messages, name } = latest.current
      const before = announced ?? messages.at(-1)?.seq ?? 0
      setCount(messages.filter((message) => message.seq > before && message.name !== name).length)
      announced = Math.max(before, messages.at(-1)?.seq ?? 0)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <p className="visually-hidden" role="status">
      {count > 0 && formatPlural(texts.fresh, count, language)}
    </p>
  )
}
