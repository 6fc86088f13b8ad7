import { type FormEvent, useEffect, useRef } from 'react'

const WRONG = '[aria-invalid=true]'
const CAN_BE_FILLED = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * After a failed submit the focus goes to the first wrong field, else back to the button that was pressed, or to the first field
 * where that is disabled now. A browser drops the focus of what is disabled while the form is sent.
 */
export function useErrorFocus(error: unknown, isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isBusy || !error || !pressed.current) return
    const button = pressed.current.matches(':disabled') ? undefined : pressed.current
    pressed.current = null
    const target = form.current?.querySelector<HTMLElement>(WRONG) ?? button
    ;(target ?? form.current?.querySelector<HTMLElement>(CAN_BE_FILLED))?.focus()
  }, [error, isBusy])
  return {
    form,
    /** For what is not sent because of it. */
    focusWrongField: () => form.current?.querySelector<HTMLElement>(WRONG)?.focus(),
    /** To be called when the form is sent. */
    rememberButton({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
      const { submitter } = nativeEvent as SubmitEvent
      pressed.current = submitter ?? currentTarget.querySelector('[type=submit]')
    },
  }
}
