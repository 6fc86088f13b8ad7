'use client'

import { transferTicket } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { FormDialog } from '@dabali/ui/form-dialog'
import { TextField } from '@dabali/ui/text-field'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { useToast } from '../store/use-toast.ts'
import { refusalText } from '../texts/refusal-text.ts'

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
  const client = useClient()
  const showToast = useToast()
  const router = useRouter()
  const [open, setOpen] = useState(false)

  async function send(form: FormData) {
    try {
      await transferTicket(client, { ticket, email: String(form.get('email') ?? '') }, { silent: true })
      showToast({ kind: 's', text: texts.sent })
      router.refresh()
      return undefined
    } catch (error) {
      return refusalText(error, texts.notSent)
    }
  }

  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        submitText={texts.send}
        cancelText={texts.close}
        onSubmit={send}
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
      </FormDialog>
    </>
  )
}
