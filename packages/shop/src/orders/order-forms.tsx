'use client'

import { cancelOrderByHash, newId, verifyOrder } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { confirm } from '@dabali/ui/confirm'
import { TextField } from '@dabali/ui/field'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useRef, useState } from 'react'
import { apiErrorText, useClient, useToast } from '../store/store.ts'
import styles from './prove-order-form.module.css'
import { parseContact, requestOrderLink, type TrackProblem } from './request-order-link.ts'
import trackOrderFormStyles from './track-order-form.module.css'

export type CancelTexts = { ask: string; consequence: string; cancel: string; keep: string; cancelled: string }

type CancelOrderFormProps = {
  hash: string
  /** The order page, which asks for confirmation without scripts. */
  here: string
  texts: CancelTexts
}

/** Cancels an order after a confirmation. */
export function CancelOrderForm({ hash, here, texts }: CancelOrderFormProps) {
  const client = useClient()
  const showToast = useToast()
  const router = useRouter()
  const [pending, setPending] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const { ask, consequence, cancel, keep } = texts
    if (!(await confirm({ title: ask, text: consequence, confirmText: cancel, cancelText: keep }))) return
    setPending(true)
    await cancelOrderByHash(client, { hash, idempotencyKey: newId() }).then(
      () => showToast({ kind: 's', text: texts.cancelled }),
      // A toast was shown; the refreshed page has the current state.
      () => undefined,
    )
    setPending(false)
    router.refresh()
  }

  return (
    <form action={here} onSubmit={submit}>
      <input type="hidden" name="cancel" value="ask" />
      <Button type="submit" kind="plain" pending={pending}>
        {texts.cancel}
      </Button>
    </form>
  )
}

type VerifyContactFormProps = {
  hash: string
  action: string
  language: Language
  /** What went wrong with the form when it was sent without scripts. */
  problem: string | undefined
  texts: { contact: string; hint: string; send: string; missing: string; notSent: string }
}

/** Asks for the contact of an order, because its link is old. */
export function VerifyContactForm({ hash, action, language, problem, texts }: VerifyContactFormProps) {
  const client = useClient()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState(problem)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const field = event.currentTarget.querySelector('input[name="contact"]') as HTMLInputElement
    const contact = parseContact(field.value)
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
      refuse(apiErrorText(failure, texts.notSent))
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

type TrackOrderFormProps = {
  action: string
  /** The page that confirms the email. */
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

/** Requests the link of an order by its number and contact. */
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
    const input = { number: number.current?.value ?? '', contact: contact.current?.value ?? '' }
    const next = await requestOrderLink(client, input)
    setProblem(next)
    setPending(false)
    if (!next) return router.push(sent as Parameters<typeof router.push>[0])
    const wrong = next === 'number' ? number : contact
    wrong.current?.focus()
  }

  return (
    <form className={trackOrderFormStyles.form} method="post" action={action} onSubmit={submit} noValidate>
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
