import { ApiError, type ChatMessage, newId, postChatMessage } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { useClient } from '@dabali/shop/use-client'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/text-field'
import { type SubmitEvent, useRef, useState } from 'react'
import styles from './chat-form.module.css'
import type { ChatTexts } from './chat-texts.ts'
import { countedWords } from './counted-words.ts'
import { refusalWords } from './refusal-words.ts'
import type { Talk } from './talk.ts'

const LONGEST_TEXT = 300

type SayFormProps = {
  slug: string
  id: string
  slowSeconds: number
  language: Language
  texts: ChatTexts
  onSaid: (message: ChatMessage) => void
  onKnown: (known: Partial<Pick<Talk, 'name' | 'isMuted'>>) => void
}

/** Says something. What could not be sent stays in the field. */
export function SayForm({ slug, id, slowSeconds, language, texts, onSaid, onKnown }: SayFormProps) {
  const client = useClient()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  // The same words sent again after a failure are the same message.
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
      setProblem(refusalWords(error, texts, language))
      if (error instanceof ApiError && error.code === 'muted') onKnown({ isMuted: true })
      if (error instanceof ApiError && error.code === 'name_needed') onKnown({ name: null })
    }
    setPending(false)
  }

  return (
    <form className={styles.form} onSubmit={say}>
      <TextField
        name="say"
        label={texts.say}
        hint={slowSeconds > 0 ? countedWords(texts.slow, slowSeconds, language) : undefined}
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
