'use client'

import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { Question } from './questions.ts'

/** One question with its answers, the way back first; what closes it otherwise is no. */
export function QuestionDialog({ question }: { question: Question }) {
  const { title, text, goOn, cancel, answer } = question
  const keep = () => answer(false)
  return (
    <Dialog
      open
      asks
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
