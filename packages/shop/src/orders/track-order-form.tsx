'use client'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/text-field'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useRef, useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { askForOrder } from './ask-for-order.ts'
import styles from './track-order-form.module.css'
import type { TrackProblem } from './track-problem.ts'

type TrackOrderFormProps = {
  action: string
  /** The page that says that the mail is on its way. */
  sent: string
  language: Language
  /** What went wrong when it was sent without scripts. */
  problem: TrackProblem | undefined
  texts: {
    text: string
    number: string
    numberHint: string
    contact: string
    send: string
    problems: Record<TrackProblem, string>
  }
}

/** Asks for the number of an order and how its buyer is reached. */
export function TrackOrderForm({ action, sent, language, problem: known, texts }: TrackOrderFormProps) {
  const client = useClient()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState(known)
  const number = useRef<HTMLInputElement>(null)
  const contact = useRef<HTMLInputElement>(null)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const written = { number: number.current?.value ?? '', contact: contact.current?.value ?? '' }
    const next = await askForOrder(client, written)
    setProblem(next)
    setPending(false)
    if (!next) return router.push(sent as Parameters<typeof router.push>[0])
    const wrong = next === 'number' ? number : contact
    wrong.current?.focus()
  }

  return (
    <form className={styles.form} method="post" action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="language" value={language} />
      <p className="quiet">{texts.text}</p>
      <TextField
        ref={number}
        name="number"
        label={texts.number}
        hint={texts.numberHint}
        inputMode="numeric"
        autoComplete="off"
        error={problem === 'number' ? texts.problems.number : undefined}
      />
      <TextField
        ref={contact}
        name="contact"
        label={texts.contact}
        autoComplete="email"
        error={problem && problem !== 'number' ? texts.problems[problem] : undefined}
      />
      <Button type="submit" pending={pending}>
        {texts.send}
      </Button>
    </form>
  )
}
