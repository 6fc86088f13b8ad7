'use client'

import type { Language } from '@dabali/domain'
import { SectionHead } from '@dabali/ui/section-head'
import { lazy, type ReactNode, Suspense } from 'react'
import styles from './chat.module.css'
import { ChatLog, MessageAnnouncer } from './chat-log.tsx'
import type { ChatState } from './chat-state.ts'
import type { ChatTexts } from './chat-texts.ts'
import { MessageForm, NameForm } from './message-form.tsx'
import { useChat } from './use-chat.ts'

/** For the few who work here. */
const ChatDesk = lazy(() =>
  import('./moderation-panel.tsx').then(({ ModerationPanel }) => ({ default: ModerationPanel })),
)

const HEADING_ID = 'in-the-square'

type ChatProps = {
  slug: string
  /** The id of the event date. */
  id: string
  language: Language
  texts: ChatTexts
  /** Shown next to the heading. */
  children?: ReactNode
}

/** The chat of a stream, open from the doors until the end. */
export function Chat({ slug, id, language, texts, children }: ChatProps) {
  const { chat, update, addMessage } = useChat({ slug, id })
  const { name, isOpen, isMuted, isStaff, connection, slowSeconds } = chat
  const shared = { slug, id, language, texts }
  const closed = closedText(chat, texts)
  const canSay = isOpen && !isMuted && connection !== 'refused'
  const isSilent = connection === 'up' && !isOpen && chat.messages.length === 0

  return (
    <section className={styles.chat} aria-labelledby={HEADING_ID}>
      <SectionHead heading={texts.heading} id={HEADING_ID}>
        {children}
      </SectionHead>
      <div className={isSilent ? undefined : styles.talk}>
        {!isSilent && <ChatLog chat={chat} labelledBy={HEADING_ID} {...shared} />}
        <div>
          <p className={connection === 'lost' ? `${styles.line} ${styles.lost}` : styles.line} role="status">
            {connection === 'lost' ? texts.lost : connection === 'refused' ? texts.refused : closed}
          </p>
          {canSay && name === null && <NameForm {...shared} onName={(chosen) => update({ name: chosen })} />}
          {canSay && name !== null && (
            <MessageForm {...shared} slowSeconds={isStaff ? 0 : slowSeconds} onSaid={addMessage} onUpdate={update} />
          )}
        </div>
      </div>
      <MessageAnnouncer chat={chat} language={language} texts={texts} />
      {isStaff && (
        <Suspense>
          <ChatDesk id={id} slowSeconds={slowSeconds} language={language} texts={texts} />
        </Suspense>
      )}
    </section>
  )
}

/** Why there is nothing to write in. */
function closedText({ connection, isOpen, isMuted, state, messages }: ChatState, { closed, muted }: ChatTexts) {
  if (connection === 'opening') return ''
  if (isMuted) return muted
  if (isOpen) return ''
  if (state === 'scheduled') return closed.scheduled
  if (state === 'cancelled') return closed.cancelled
  return messages.length === 0 ? closed.silent : closed.over
}
