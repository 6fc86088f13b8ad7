'use client'

import { cancelOrderByHash, newId } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { confirm } from '@dabali/ui/confirm'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { useToast } from '../store/use-toast.ts'

export type CancelTexts = { ask: string; consequence: string; cancel: string; keep: string; cancelled: string }

type CancelOrderFormProps = {
  hash: string
  /** The page of the order; without scripts it asks by itself. */
  here: string
  texts: CancelTexts
}

/** Gives an order up, after asking. */
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
      // The visitor has been told, and the page below shows how it stands now.
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
