'use client'

import { nameTicketHolder } from '@dabali/api-client'
import { TextField } from '@dabali/ui/text-field'
import { AskButton } from './ask-button.tsx'

const LONGEST_NAME = 100

type NameButtonProps = {
  ticket: string
  holder: string
  texts: { open: string; title: string; label: string; hint: string; send: string; close: string; notSent: string }
}

/** Writes on a ticket who comes with it. */
export function NameButton({ ticket, holder, texts }: NameButtonProps) {
  return (
    <AskButton
      texts={texts}
      send={async (client, form) => {
        await nameTicketHolder(client, { ticket, holder: String(form.get('holder') ?? '') }, { silent: true })
      }}
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
    </AskButton>
  )
}
