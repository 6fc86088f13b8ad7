import { ApiError, type ChatMessage, chooseChatName, newId, postChatMessage } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { apiErrorText } from '@dabali/shop/api-error-text'
import { useClient } from '@dabali/shop/store-hooks'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/text-field'
import { type SubmitEvent, useRef, useState } from 'react'
import { formatPlural } from '../format-count.ts'
import type { ChatState } from './chat-state.ts'
import type { ChatTexts } from './chat-texts.ts'
import styles from './message-form.module.css'

const LONGEST_TEXT = 300

type MessageFormProps = {
  slug: string
  id: string
  slowSeconds: number
  language: Language
  texts: ChatTexts
  onSaid: (message: ChatMessage) => void
  onUpdate: (known: Partial<Pick<ChatState, 'name' | 'isMuted'>>) => void
}

/** Says something. What could not be sent stays in the field. */
export function MessageForm({ slug, id, slowSeconds, language, texts, onSaid, onUpdate }: MessageFormProps) {
  const client = useClient()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  // A retry of the same text has the same idempotency key.
  const sending = useRef({ text: '', key: '' })

  async function say(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || text.trim() === '') return
    if (sending.current.text !== text) sending.current = { text, key: newId() }
    setPending(true)
    setProblem(undefined)
    try {
      const idempotencyKey = sending.current.key
      onSaid(await postChatMessage(client, { slug, id, text, idempotencyKey }, { silent: true }))
      sending.current = { text: '', key: '' }
      // What was typed meanwhile is the next message.
      setText((now) => (now === text ? '' : now))
    } catch (error) {
      setProblem(sendErrorText(error, texts, language))
      if (error instanceof ApiError && error.code === 'muted') onUpdate({ isMuted: true })
      if (error instanceof ApiError && error.code === 'name_needed') onUpdate({ name: null })
    }
    setPending(false)
  }

  return (
    <form className={styles.form} onSubmit={say}>
      <TextField
        name="say"
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
export function NameForm({ slug, id, language, texts, onName }: NameFormProps) {
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

/** Another tab was faster. */
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
