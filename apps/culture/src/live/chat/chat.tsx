'use client'

import { ApiError, type ChatMessage, chooseChatName, newId, postChatMessage } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { apiErrorText, useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import { savesData } from '@dabali/ui/saves-data'
import { SectionHead } from '@dabali/ui/section-head'
import { lazy, type ReactNode, type SubmitEvent, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { formatPlural } from '../format.ts'
import type { ChatTexts } from '../live-texts.ts'
import styles from './chat.module.css'
import { ChatLog, MessageAnnouncer, PinnedMessage } from './chat-log.tsx'
import { Reactions } from './reactions.tsx'
import { type ChatState, useChat } from './use-chat.ts'

/** Loaded for staff only. */
const LazyModerationPanel = lazy(() =>
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
  const [hasJoined, setJoined] = useState(false)
  const closed = closedText(chat, texts)
  const canPost = isOpen && !isMuted && connection !== 'refused'
  const isSaving = useSyncExternalStore(never, savesData, () => false)
  const isSilent = connection === 'up' && !isOpen && chat.messages.length === 0

  return (
    <section className={styles.chat} aria-labelledby={HEADING_ID}>
      <SectionHead heading={texts.heading} id={HEADING_ID}>
        {children}
      </SectionHead>
      <PinnedMessage message={chat.pinned} language={language} texts={texts} />
      <div className={isSilent ? undefined : styles.messages}>
        {!isSilent && <ChatLog chat={chat} labelledBy={HEADING_ID} {...shared} />}
        <div>
          {isOpen && chat.state === 'live' && !isSaving && (
            <Reactions {...{ slug, id, language }} counts={chat.reactions} texts={texts.reactions} />
          )}
          <p className={connection === 'lost' ? `${styles.status} ${styles.lost}` : styles.status} role="status">
            {connection === 'lost' ? texts.lost : connection === 'refused' ? texts.refused : closed}
          </p>
          {canPost && name === null && (
            <NameForm
              {...shared}
              onName={(chosen) => {
                setJoined(true)
                update({ name: chosen })
              }}
            />
          )}
          {canPost && name !== null && (
            <MessageForm
              {...shared}
              takesFocus={hasJoined}
              slowSeconds={isStaff ? 0 : slowSeconds}
              onPosted={addMessage}
              onUpdate={update}
            />
          )}
        </div>
      </div>
      <MessageAnnouncer chat={chat} language={language} texts={texts} />
      {isStaff && (
        <Suspense>
          <LazyModerationPanel id={id} slowSeconds={slowSeconds} language={language} texts={texts} />
        </Suspense>
      )}
    </section>
  )
}

const never = () => () => undefined

/** Why there is no form. */
function closedText({ connection, isOpen, isMuted, state, messages }: ChatState, { closed, muted }: ChatTexts) {
  if (connection === 'opening') return ''
  if (isMuted) return muted
  if (isOpen) return ''
  if (state === 'scheduled') return closed.scheduled
  if (state === 'cancelled') return closed.cancelled
  return messages.length === 0 ? closed.silent : closed.over
}

const LONGEST_TEXT = 300

type MessageFormProps = {
  /** Whether it replaces the form in which the name was chosen. */
  takesFocus: boolean
  slug: string
  id: string
  slowSeconds: number
  language: Language
  texts: ChatTexts
  onPosted: (message: ChatMessage) => void
  onUpdate: (known: Partial<Pick<ChatState, 'name' | 'isMuted'>>) => void
}

/** Posts a message. A text that could not be sent stays in the field. */
function MessageForm({ takesFocus, slug, id, slowSeconds, language, texts, onPosted, onUpdate }: MessageFormProps) {
  const client = useClient()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  // A retry of the same text has the same idempotency key.
  const sending = useRef({ text: '', key: '' })

  async function post(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || text.trim() === '') return
    if (sending.current.text !== text) sending.current = { text, key: newId() }
    setPending(true)
    setProblem(undefined)
    try {
      const idempotencyKey = sending.current.key
      onPosted(await postChatMessage(client, { slug, id, text, idempotencyKey }, { silent: true }))
      sending.current = { text: '', key: '' }
      // Text typed in the meantime stays for the next message.
      setText((now) => (now === text ? '' : now))
    } catch (error) {
      setProblem(sendErrorText(error, texts, language))
      if (error instanceof ApiError && error.code === 'muted') onUpdate({ isMuted: true })
      if (error instanceof ApiError && error.code === 'name_needed') onUpdate({ name: null })
    }
    setPending(false)
  }

  return (
    <form className={styles.form} onSubmit={post}>
      <TextField
        name="say"
        // The button that had the focus is gone.
        autoFocus={takesFocus}
        label={texts.say}
        hint={slowSeconds > 0 ? formatPlural(texts.slow, slowSeconds, language) : undefined}
        error={problem}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        enterKeyHint="send"
        required
      />
      <Button type="submit" pending={pending}>
        {texts.send}
      </Button>
    </form>
  )
}

const LONGEST_NAME = 40

type NameFormProps = { slug: string; id: string; language: Language; texts: ChatTexts; onName: (name: string) => void }

/** Sets the chat name before the first message. */
function NameForm({ slug, id, language, texts, onName }: NameFormProps) {
  const client = useClient()
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)

  async function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('chatName') ?? '')
    if (pending || name.trim() === '') return
    setPending(true)
    setProblem(undefined)
    try {
      onName((await chooseChatName(client, { slug, id, name }, { silent: true })).name)
    } catch (error) {
      const chosen = chosenBefore(error)
      if (chosen === undefined) setProblem(sendErrorText(error, texts, language))
      else onName(chosen)
    }
    setPending(false)
  }

  return (
    <form className={styles.form} onSubmit={choose}>
      <TextField
        name="chatName"
        label={texts.name.label}
        hint={texts.name.hint}
        error={problem}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
      />
      <Button type="submit" pending={pending}>
        {texts.name.send}
      </Button>
    </form>
  )
}

/** The name that another tab has chosen in the meantime. */
function chosenBefore(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'name_chosen') return undefined
  const { name } = error.body as { name: string }
  return name
}

/** The error text of a message that was not sent. */
function sendErrorText(error: unknown, texts: Pick<ChatTexts, 'again' | 'notSent'>, language: Language): string {
  const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined
  if (seconds !== undefined) return formatPlural(texts.again, seconds, language)
  return apiErrorText(error, texts.notSent)
}
