import { runImport } from '@dabali/api-client/staff'
import { type FormEvent, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Section } from '../../layout/parts.tsx'
import { failedStep, type Import, rowsToWrite } from './import-state.ts'

/** Writes what was checked. Rows with problems are left out, or keep the others from being written too. */
export function RunForm({ found }: { found: Import }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { number } = useFormat()
  const { faulty } = found.counts
  const rows = rowsToWrite(found)
  const [faultyRows, setFaultyRows] = useState<'skip' | 'stop'>(faulty > 0 ? 'skip' : found.faulty_rows)
  const run = useAction(
    (_: undefined, idempotencyKey) =>
      runImport(
        api,
        { id: found.id, ifMatch: found.version, faulty_rows: faultyRows, idempotencyKey },
        { silent: true },
      ),
    { done: 'resources.imports.started' },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Another member may have gone on meanwhile.
    if (!run.isPending) run.mutate(undefined, { onError: refresh })
  }
  return (
    <Section title={translate('resources.imports.steps.run')}>
      <form className="stack" onSubmit={submit}>
        <fieldset className="stack-2">
          <legend className="legend">{translate('resources.imports.faultyRows.label')}</legend>
          {(['skip', 'stop'] as const).map((choice) => (
            <label key={choice} className="check">
              <input
                type="radio"
                name="faulty-rows"
                checked={faultyRows === choice}
                disabled={choice === 'stop' && faulty > 0}
                onChange={() => setFaultyRows(choice)}
              />
              <span>
                <b>
                  {translate(`resources.imports.faultyRows.${choice}`, { smart_count: faulty, count: number(faulty) })}
                </b>
                <span className="sub">
                  {translate(
                    choice === 'stop' && faulty > 0
                      ? 'resources.imports.faultyRows.notNow'
                      : `resources.imports.faultyRows.${choice}Text`,
                  )}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button--confirm button--wide" disabled={rows === 0 || run.isPending}>
          {rows === 0
            ? translate('resources.imports.nothingToWrite')
            : translate(`resources.imports.${failedStep(found) ? 'runAgain' : 'run'}`, {
                smart_count: rows,
                count: number(rows),
              })}
        </button>
        <ActionError error={run.error} />
        <p className="quiet small">{translate('resources.imports.runText')}</p>
      </form>
    </Section>
  )
}
