import { setSlowMode } from '@dabali/api-client'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError } from '../../layout/parts.tsx'

const SLOW_SECONDS = [0, 5, 10, 30, 60, 120]

/** How long viewers wait between two messages. */
export function SlowMode({ id, seconds }: { id: string; seconds: number }) {
  const translate = useTranslate()
  const may = useMay()
  const field = useId()
  const { number } = useFormat()
  const [wanted, setWanted] = useState<number>()
  const next = useRef<number>(undefined)
  const slow = useAction((sent: number) => setSlowMode(api, { id, slow_seconds: sent }, { silent: true }), {
    done: 'resources.live-control.chat.slowed',
    undo: (_, sent) =>
      setSlowMode(api, { id, slow_seconds: seconds }, { silent: true, headers: { 'if-match': `"${sent}"` } }),
  })
  const { isPending, mutate } = slow
  // An arrow key chooses at once, and the next one is pressed before the answer: then the last choice follows.
  const choose = (choice: number) => {
    setWanted(choice)
    if (isPending) next.current = choice
    else mutate(choice)
  }
  useEffect(() => {
    if (isPending) return
    const choice = next.current
    next.current = undefined
    if (choice === undefined) setWanted(undefined)
    else mutate(choice)
  }, [isPending, mutate])
  const shown = wanted ?? seconds
  const choices = [...new Set([...SLOW_SECONDS, shown])].toSorted((one, other) => one - other)
  return (
    <div className="field">
      <label htmlFor={field}>{translate('resources.live-control.chat.slow')}</label>
      <select
        id={field}
        className="input"
        value={String(shown)}
        disabled={!may('chat.moderate')}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={String(choice)}>
            {choice === 0
              ? translate('resources.live-control.chat.slowOff')
              : translate('resources.live-control.chat.slowSeconds', { count: number(choice) })}
          </option>
        ))}
      </select>
      <ActionError error={slow.error} />
    </div>
  )
}
