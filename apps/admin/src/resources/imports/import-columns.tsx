import { changeImportColumns, checkImport } from '@dabali/api-client/staff'
import { type FormEvent, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { api, fieldError } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Section, Status } from '../../layout/parts.tsx'
import type { Import } from './import-state.ts'

type Choice = Pick<Import, 'empty_cells'> & { fields: (string | null)[] }

/** Which column of the file is which of the shop, and the check that follows. */
export function ImportColumns({ found }: { found: Import }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { number } = useFormat()
  const saved: Choice = { fields: found.columns.map(({ field }) => field), empty_cells: found.empty_cells }
  const [choice, setChoice] = useState(saved)
  const check = useAction((version: number, idempotencyKey) =>
    checkImport(api, { id: found.id, ifMatch: version, idempotencyKey }, { silent: true }),
  )
  const change = useAction(
    (_: undefined, idempotencyKey) =>
      changeImportColumns(api, { id: found.id, ifMatch: found.version, ...choice, idempotencyKey }, { silent: true }),
    { onDone: ({ version }) => check.mutate(version, { onError: refresh }) },
  )
  const isBusy = check.isPending || change.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (JSON.stringify(choice) === JSON.stringify(saved)) check.mutate(found.version, { onError: refresh })
    else change.mutate(undefined, { onError: refresh })
  }
  const choose = (at: number, field: string) =>
    setChoice({
      ...choice,
      // Each column of the shop is given once.
      fields: choice.fields.map((own, index) => (index === at ? field || null : own === field ? null : own)),
    })
  const error = change.error ?? check.error
  const matched = choice.fields.filter((field) => field !== null).length
  return (
    <Section
      title={translate('resources.imports.columns.title')}
      action={
        <span className="quiet small">
          {translate('resources.imports.columns.matched', {
            matched: number(matched),
            all: number(found.columns.length),
          })}
        </span>
      }
    >
      <form className="stack" onSubmit={submit}>
        <table className="grid grid--fold">
          <caption className="visually-hidden">{translate('resources.imports.columns.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{translate('resources.imports.columns.ofFile')}</th>
              <th scope="col">{translate('resources.imports.columns.samples')}</th>
              <th scope="col">{translate('resources.imports.columns.ofShop')}</th>
            </tr>
          </thead>
          <tbody>
            {found.columns.map(({ header, samples }, at) => (
              <tr key={at}>
                <th scope="row">
                  <span className="mono">{header || number(at + 1)}</span>
                  {!choice.fields[at] && (
                    <span className="sub">
                      <Status tone="w">{translate('resources.imports.columns.unmatched')}</Status>
                    </span>
                  )}
                </th>
                <td className="quiet small wide sample">{samples.filter(Boolean).join(' · ')}</td>
                <td className="wide">
                  <select
                    className="input"
                    aria-label={translate('resources.imports.columns.choose', { column: header || number(at + 1) })}
                    value={choice.fields[at] ?? ''}
                    onChange={({ target }) => choose(at, target.value)}
                  >
                    <option value="">{translate('resources.imports.columns.leaveOut')}</option>
                    {found.fields.map((field) => (
                      <option key={field} value={field}>
                        {field}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <fieldset className="stack-2">
          <legend className="legend">{translate('resources.imports.emptyCells.label')}</legend>
          {(['keep', 'clear'] as const).map((one) => (
            <label key={one} className="check">
              <input
                type="radio"
                name="empty-cells"
                checked={choice.empty_cells === one}
                onChange={() => setChoice({ ...choice, empty_cells: one })}
              />
              <span>{translate(`resources.imports.emptyCells.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        {error instanceof Error && (
          <p className="error-text" role="alert">
            {fieldError(error, 'fields') ?? translate(error.message, { _: error.message })}
          </p>
        )}
        <div className="line">
          <button type="submit" className="button" disabled={isBusy}>
            {translate('resources.imports.check')}
          </button>
          <p className="quiet small">{translate('resources.imports.checkText')}</p>
        </div>
      </form>
    </Section>
  )
}
