'use client'

import { verifyOrder } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/text-field'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { refusalText } from '../texts/refusal-text.ts'
import styles from './prove-order-form.module.css'
import { writtenContact } from './written-contact.ts'

type ProveOrderFormProps = {
  hash: string
  action: string
  language: Language
  /** What went wrong with the form when it was sent without scripts. */
  problem: string | undefined
  texts: { contact: string; hint: string; send: string; missing: string; notSent: string }
}

/** Asks whom an order went to, since its link is old. */
export function ProveOrderForm({ hash, action, language, problem, texts }: ProveOrderFormProps) {
  const client = useClient()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState(problem)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const field = event.currentTarget.querySelector('input[name="contact"]') as HTMLInputElement
    const contact = writtenContact(field.value)
    const refuse = (text: string) => {
      setError(text)
      field.focus()
    }
    if (!contact) return refuse(texts.missing)
    setPending(true)
    try {
      await verifyOrder(client, { hash, ...contact }, { silent: true })
      router.refresh()
    } catch (failure) {
      refuse(refusalText(failure, texts.notSent))
    }
    setPending(false)
  }

  return (
    <form className={styles.form} method="post" action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="language" value={language} />
      <TextField name="contact" label={texts.contact} hint={texts.hint} autoComplete="email" error={error} />
      <Button type="submit" pending={pending}>
        {texts.send}
      </Button>
    </form>
  )
}
