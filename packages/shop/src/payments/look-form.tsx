'use client'

import type { Payment } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import type { FormEvent } from 'react'
import { lookAction } from '../paths.ts'
import type { PaymentWords } from './payment-words.ts'

type LookFormProps = { payment: Payment; words: PaymentWords; text: string; isAsking: boolean; ask: () => void }

/** Asks the gateway once more; without scripts the page comes anew. */
export function LookForm({ payment, words: { language }, text, isAsking, ask }: LookFormProps) {
  function look(event: FormEvent) {
    event.preventDefault()
    if (!isAsking) ask()
  }
  return (
    <form method="post" action={lookAction(payment.hash)} onSubmit={look}>
      <input type="hidden" name="language" value={language} />
      <Button type="submit" kind="plain" pending={isAsking}>
        {text}
      </Button>
    </form>
  )
}
