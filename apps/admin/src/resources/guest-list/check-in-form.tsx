import { type CheckIn, checkIn, newId, undoCheckIn } from '@dabali/api-client'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { ActionError, Section } from '../../layout/parts.tsx'

const LAST_SHOWN = 5

/** Check-in by the number of a ticket, with the last five verdicts. */
export function CheckInForm({ eventDateId }: { eventDateId: number }) {
  const translate = useTranslate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const verdicts = useRef<HTMLDivElement>(null)
  const [scans, setScans] = useState<readonly CheckIn[]>([])
  const remember = (scan: CheckIn) =>
    setScans((earlier) =>
      [scan, ...earlier.filter(({ scan_id: other }) => other !== scan.scan_id)].slice(0, LAST_SHOWN),
    )
  const check = useAction(
    (code: string) => checkIn(api, { event_date_id: eventDateId, code, scan_id: newId() }, { silent: true }),
    {
      onDone: (scan) => {
        remember(scan)
        // Before the lists are loaded again: meanwhile the next number is typed.
        form.current?.reset()
      },
    },
  )
  const undo = useAction((scan: string) => undoCheckIn(api, { scan_id: scan }, { silent: true }), {
    onDone: (scan) => {
      // The button that had the focus goes with the undone check-in.
      if (verdicts.current?.contains(document.activeElement)) field.current?.focus()
      remember(scan)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (code) check.mutate(code)
  }
  const error = check.error ?? undo.error
  return (
    <Section title={translate('resources.guest-list.checkIn')}>
      <form ref={form} className="stack" onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{translate('resources.guest-list.ticketNumber')}</label>
          <input ref={field} id={id} className="input" name="code" autoComplete="off" />
        </div>
        <button type="submit" className="button" disabled={check.isPending}>
          {translate('resources.guest-list.checkInOne')}
        </button>
        <ActionError error={error} />
      </form>
      <div ref={verdicts} className="stack" aria-live="assertive">
        {scans.map((scan) => (
          <div key={scan.scan_id} className={`notice notice--${scan.result === 'ok' ? 's' : 'e'}`}>
            <p>
              <b>{translate(`resources.guest-list.results.${scan.is_undone ? 'undone' : scan.result}`)}</b>{' '}
              {scan.ticket &&
                [scan.ticket.holder, scan.ticket.ticket_type, scan.ticket.seat].filter(Boolean).join(', ')}
            </p>
            {scan.result === 'ok' && !scan.is_undone && (
              <button type="button" className="link" onClick={() => undo.mutate(scan.scan_id)}>
                {translate('resources.guest-list.undo')}
              </button>
            )}
          </div>
        ))}
      </div>
    </Section>
  )
}
