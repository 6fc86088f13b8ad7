'use client'

import {
  type Client,
  cancelTicketTransfer,
  nameTicketHolder,
  newId,
  reissueTicket,
  transferTicket,
} from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { confirm } from '@dabali/ui/confirm'
import { TextField } from '@dabali/ui/field'
import { FormDialog } from '@dabali/ui/form-dialog'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useAttemptKeys } from '../store/attempt-key.ts'
import { apiErrorText, useClient, useToast } from '../store/store.ts'

type PromptButtonProps = {
  texts: { open: string; title: string; send: string; close: string; notSent: string }
  /** Sends the form; the dialog shows its error. */
  send: (client: Client, form: FormData) => Promise<void>
  children: ReactNode
}

/** A button with a form dialog; refreshes the page after success. */
function PromptButton({ texts, send, children }: PromptButtonProps) {
  const client = useClient()
  const router = useRouter()
  const [open, setOpen] = useState(false)

  async function submit(form: FormData) {
    try {
      await send(client, form)
      router.refresh()
      return undefined
    } catch (error) {
      return apiErrorText(error, texts.notSent)
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
        onSubmit={submit}
      >
        {children}
      </FormDialog>
    </>
  )
}

const LONGEST_NAME = 100

type RenameHolderButtonProps = {
  ticket: string
  holder: string
  texts: { open: string; title: string; label: string; hint: string; send: string; close: string; notSent: string }
}

/** Changes the holder of a ticket. */
export function RenameHolderButton({ ticket, holder, texts }: RenameHolderButtonProps) {
  return (
    <PromptButton
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
    </PromptButton>
  )
}

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

/** Transfers a ticket by email; the recipient accepts with a link. */
export function TransferButton({ ticket, texts }: TransferButtonProps) {
  const showToast = useToast()
  const keys = useAttemptKeys()
  return (
    <PromptButton
      texts={texts}
      send={async (client, form) => {
        const transfer = { ticket, email: String(form.get('email') ?? '') }
        await transferTicket(client, { ...transfer, idempotencyKey: keys.of(transfer) }, { silent: true })
        keys.finish()
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
    </PromptButton>
  )
}

type ReissueButtonProps = {
  ticket: string
  texts: { open: string; ask: string; text: string; go: string; keep: string; done: string }
}

/** Issues a new code after a confirmation; the old one stops working. */
export function ReissueButton({ ticket, texts }: ReissueButtonProps) {
  const { ask, text, go, keep } = texts
  return (
    <TicketAction
      texts={texts}
      act={(client) => reissueTicket(client, { ticket, idempotencyKey: newId() })}
      isConfirmed={() => confirm({ title: ask, text, confirmText: go, cancelText: keep })}
    />
  )
}

type CancelTransferButtonProps = { ticket: string; texts: { open: string; done: string } }

/** Cancels an open transfer. */
export function CancelTransferButton({ ticket, texts }: CancelTransferButtonProps) {
  return <TicketAction texts={texts} act={(client) => cancelTicketTransfer(client, { ticket })} />
}

type TicketActionProps = {
  texts: { open: string; done: string }
  act: (client: Client) => Promise<unknown>
  isConfirmed?: () => Promise<boolean>
}

/** A button that changes a ticket and refreshes the page. */
function TicketAction({ texts, act, isConfirmed }: TicketActionProps) {
  const client = useClient()
  const showToast = useToast()
  const router = useRouter()
  const [pending, setPending] = useState(false)

  async function run() {
    if (pending) return
    if (isConfirmed && !(await isConfirmed())) return
    setPending(true)
    await act(client).then(
      () => showToast({ kind: 's', text: texts.done }),
      // A toast was shown; the refreshed page has the current state.
      () => undefined,
    )
    setPending(false)
    router.refresh()
  }

  return (
    <Button kind="plain" pending={pending} onClick={run}>
      {texts.open}
    </Button>
  )
}
