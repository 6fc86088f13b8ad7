import { type ChatMessage, moderateChat, reportChatMessage } from '@dabali/api-client'
import { displayDate, type Language, writeDigits } from '@dabali/domain'
import { useClient } from '@dabali/shop/use-client'
import { useToast } from '@dabali/shop/use-toast'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './chat-line.module.css'
import type { ChatTexts } from './chat-texts.ts'

type ChatLineProps = {
  message: ChatMessage
  /** The night. */
  id: string
  slug: string
  isOwn: boolean
  isStaff: boolean
  isOpen: boolean
  onToggle: () => void
  language: Language
  texts: ChatTexts
}

/** What somebody has said, and what can be done about it. */
export function ChatLine({ message, id, slug, isOwn, isStaff, isOpen, onToggle, language, texts }: ChatLineProps) {
  const { name, is_house, text, said_at } = message
  const client = useClient()
  const showToast = useToast()
  const shown = name ?? texts.nobody
  const done = (said: string) => () => {
    showToast({ kind: 's', text: said })
    onToggle()
  }
  // The client tells by itself what went wrong.
  const failed = () => undefined
  const report = () => reportChatMessage(client, { slug, id, message: message.id }).then(done(texts.reported), failed)
  const moderate = (wish: { is_hidden?: boolean; is_muted?: boolean }, said: string) =>
    moderateChat(client, { id, message: message.id, ...wish }).then(done(said), failed)
  const { desk } = texts

  return (
    <li className={isOwn ? `${styles.line} ${styles.own}` : styles.line}>
      <p className={styles.who}>
        <b
          className={name === null ? styles.nobody : undefined}
          lang={name === null ? undefined : textLanguage(name, language)}
        >
          {shown}
        </b>
        {is_house && <span className={styles.house}>{texts.house}</span>}
      </p>
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
        <p className={styles.acts}>
          {!isOwn && (
            <button type="button" onClick={report}>
              {texts.report}
            </button>
          )}
          {isStaff && (
            <button type="button" onClick={() => moderate({ is_hidden: true }, desk.hidden)}>
              {desk.hide}
            </button>
          )}
          {isStaff && !isOwn && name !== null && (
            <button type="button" onClick={() => moderate({ is_muted: true }, desk.muted.replace('{name}', shown))}>
              {desk.mute}
            </button>
          )}
        </p>
      )}
    </li>
  )
}
