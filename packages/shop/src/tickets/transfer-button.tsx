'use client'

import { transferTicket } from '@dabali/api-client'
import { TextField } from '@dabali/ui/text-field'
import { useToast } from '../store/use-toast.ts'
import { AskButton } from './ask-button.tsx'

type TransferButtonProps = {
  ticket: string
  texts: {
    open: string
    title: string
    email: string
    hint: string
    send: string
    close: string
    sent: string
    notSent: string
  }
}

/** Offers a ticket to somebody, who takes it with a link. */
export function TransferButton({ ticket, texts }: TransferButtonProps) {
  const showToast = useToast()
  return (
    <AskButton
      texts={texts}
      send={async (client, form) => {
        await transferTicket(client, { ticket, email: String(form.get('email') ?? '') }, { silent: true })
        showToast({ kind: 's', text: texts.sent })
      }}
    >
      <TextField
        name="email"
        id={`email-${ticket}`}
        type="email"
        label={texts.email}
        hint={texts.hint}
        autoComplete="off"
        required
      />
    </AskButton>
  )
}
