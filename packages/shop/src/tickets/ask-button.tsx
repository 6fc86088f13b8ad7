'use client'

import type { Client } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { FormDialog } from '@dabali/ui/form-dialog'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { refusalText } from '../texts/refusal-text.ts'

type AskButtonProps = {
  texts: { open: string; title: string; send: string; close: string; notSent: string }
  /** Sends what was written; what it throws is said in the dialog. */
  send: (client: Client, form: FormData) => Promise<void>
  children: ReactNode
}

/** A button that asks for something about a ticket in a dialog; the page is read anew once it is told. */
export function AskButton({ texts, send, children }: AskButtonProps) {
  const client = useClient()
  const router = useRouter()
  const [open, setOpen] = useState(false)

  async function submit(form: FormData) {
    try {
      await send(client, form)
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
        onSubmit={submit}
      >
        {children}
      </FormDialog>
    </>
  )
}
