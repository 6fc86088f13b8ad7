'use client'

import { cancelTicketTransfer } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { useToast } from '../store/use-toast.ts'

type TakeBackButtonProps = { ticket: string; texts: { open: string; done: string } }

/** Takes back a ticket that was offered and not taken yet. */
export function TakeBackButton({ ticket, texts }: TakeBackButtonProps) {
  const client = useClient()
  const showToast = useToast()
  const router = useRouter()
  const [pending, setPending] = useState(false)

  async function takeBack() {
    if (pending) return
    setPending(true)
    await cancelTicketTransfer(client, { ticket }).then(
      () => showToast({ kind: 's', text: texts.done }),
      // The visitor has been told, and the page shows how it stands now.
      () => undefined,
    )
    setPending(false)
    router.refresh()
  }

  return (
    <Button kind="plain" pending={pending} onClick={takeBack}>
      {texts.open}
    </Button>
  )
}
