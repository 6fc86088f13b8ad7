'use client'

import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

export type ConfirmRequest = {
  id: number
  title: string
  text: string
  goOn: string
  cancel?: string
  answer: (goOn: boolean) => void
}

/** A confirmation dialog, cancel first; any other way to close it cancels. */
export function ConfirmDialog({ request }: { request: ConfirmRequest }) {
  const { title, text, goOn, cancel, answer } = request
  const keep = () => answer(false)
  return (
    <Dialog
      open
      alert
      title={title}
      onClose={keep}
      actions={
        <>
          {cancel && (
            <Button kind="plain" onClick={keep}>
              {cancel}
            </Button>
          )}
          <Button kind={cancel ? 'confirm' : 'main'} onClick={() => answer(true)}>
            {goOn}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
