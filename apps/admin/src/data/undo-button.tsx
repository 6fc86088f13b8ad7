import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Notification, useCloseNotification, useNotificationContext, useNotify, useTranslate } from 'react-admin'
import { toHttpError } from './api.ts'

/** How long a change can be undone by its message. */
const UNDO_MS = 10_000

/** What makes the message of a change offer to put it back. */
export const undoIn = (undo: () => Promise<unknown>) => ({
  autoHideDuration: UNDO_MS,
  action: <UndoButton undo={undo} />,
})

/** A message stays while something else is pressed, so that its change can still be undone. */
const STAYS = {
  clickAwayListener: { onClickAway: (event: object) => Object.assign(event, { defaultMuiPrevented: true }) },
}

export const Messages = () => <Notification slotProps={STAYS} />

const WRITES_TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable], [role="dialog"]'

/** In the message of a change: puts it back by a request of its own, also with Control Z where nobody writes. */
function UndoButton({ undo }: { undo: () => Promise<unknown> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const close = useCloseNotification()
  const queries = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const { notifications } = useNotificationContext()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      undo().catch((cause: unknown) => {
        throw toHttpError(cause)
      }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      close()
      return queries.invalidateQueries()
    },
  })
  // The message of a later change is shown at once, and is the one that Control Z undoes.
  useEffect(() => {
    if (notifications.length > 0 && !isPending) close()
  }, [notifications, isPending, close])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest(WRITES_TEXT) !== null
      // A screen with a history of its own goes a step back instead.
      if (
        event.defaultPrevented ||
        isWriting ||
        event.key !== 'z' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey
      )
        return
      event.preventDefault()
      button.current?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className="link undo"
      aria-keyshortcuts="Control+Z"
      disabled={isPending}
      onClick={() => mutate()}
    >
      {translate('ra.action.undo')}
    </button>
  )
}
