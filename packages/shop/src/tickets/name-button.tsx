'use client'

import { nameTicketHolder } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { FormDialog } from '@dabali/ui/form-dialog'
import { TextField } from '@dabali/ui/text-field'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { refusalText } from '../texts/refusal-text.ts'

const LONGEST_NAME = 100

type NameButtonProps = {
  ticket: string
  holder: string
  texts: { open: string; title: string; label: string; hint: string; save: string; close: string; notSent: string }
}

/** Writes on a ticket who comes with it. */
export function NameButton({ ticket, holder, texts }: NameButtonProps) {
  const client = useClient()
  const router = useRouter()
  const [open, setOpen] = useState(false)

  async function save(form: FormData) {
    try {
      await nameTicketHolder(client, { ticket, holder: String(form.get('holder') ?? '') }, { silent: true })
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
        submitText={texts.save}
        cancelText={texts.close}
        onSubmit={save}
      >
        <TextField
          name="holder"
          id={`holder-${ticket}`}
          label={texts.label}
          hint={texts.hint}
          defaultValue={holder}
          maxLength={LONGEST_NAME}
          autoComplete="name"
        />
      </FormDialog>
    </>
  )
}
