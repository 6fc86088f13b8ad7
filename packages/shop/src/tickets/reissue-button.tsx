'use client'

import { reissueTicket } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { confirm } from '@dabali/ui/confirm'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { useToast } from '../store/use-toast.ts'

type ReissueButtonProps = {
  ticket: string
  texts: { open: string; ask: string; text: string; go: string; keep: string; done: string }
}

/** Makes a new code for a ticket, after asking: the old one stops at once. */
export function ReissueButton({ ticket, texts }: ReissueButtonProps) {
  const client = useClient()
  const showToast = useToast()
  const router = useRouter()
  const [pending, setPending] = useState(false)

  async function reissue() {
    if (pending) return
    const { ask, text, go, keep } = texts
    if (!(await confirm({ title: ask, text, confirmText: go, cancelText: keep }))) return
    setPending(true)
    await reissueTicket(client, { ticket }).then(
      () => showToast({ kind: 's', text: texts.done }),
      // The visitor has been told, and the page shows how it stands now.
      () => undefined,
    )
    setPending(false)
    router.refresh()
  }

  return (
    <Button kind="plain" pending={pending} onClick={reissue}>
      {texts.open}
    </Button>
  )
}
