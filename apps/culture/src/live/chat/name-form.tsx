import { ApiError, chooseChatName } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { useClient } from '@dabali/shop/use-client'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import styles from './chat-form.module.css'
import type { ChatTexts } from './chat-texts.ts'
import { refusalWords } from './refusal-words.ts'

const LONGEST_NAME = 40

type NameFormProps = { slug: string; id: string; language: Language; texts: ChatTexts; onName: (name: string) => void }

/** Chooses what the visitor is called, before anything is said. */
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
      if (chosen === undefined) setProblem(refusalWords(error, texts, language))
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
