import { createSeatingRevision } from '@dabali/api-client/staff'
import { useEffect, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useSearchParams } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError } from '../../layout/parts.tsx'
import type { StaffSeatingPlan } from './seating-plan.ts'

const CHOSEN = { state: { isChosen: true } }

type RevisionsProps = { plan: StaffSeatingPlan; mayDraw: boolean; isDirty?: boolean }

/** The versions of a plan: dates keep the one that they sell from, and a new one is drawn for new dates. */
export function Revisions({
  plan: { venue_id: id, version, revision, revisions },
  mayDraw,
  isDirty = false,
}: RevisionsProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const field = useId()
  const [, setParams] = useSearchParams()
  const select = useRef<HTMLSelectElement>(null)
  const { key, state } = useLocation()
  const isChosen = state?.isChosen === true
  // The screen is drawn anew with another version.
  useEffect(() => {
    if (isChosen) select.current?.focus()
  }, [key, isChosen])
  const draw = useAction(
    (_: undefined, idempotencyKey) =>
      createSeatingRevision(api, { id, ifMatch: version, idempotencyKey }, { silent: true }),
    { done: 'resources.seating.revisionDrawn', onDone: () => setParams({}, CHOSEN) },
  )
  const isUsed = (revisions[0]?.num_dates ?? 0) > 0
  if (revisions.length === 1 && !(mayDraw && isUsed)) return null
  return (
    <div className="stack-2">
      <div className="line">
        <label htmlFor={field} className="legend">
          {translate('resources.seating.revision')}
        </label>
        <select
          ref={select}
          id={field}
          className="input fit"
          value={String(revision)}
          onChange={({ target }) => setParams({ revision: target.value }, CHOSEN)}
        >
          {revisions.map(({ revision: each, num_dates: dates }) => (
            <option key={each} value={String(each)}>
              {translate('resources.seating.revisionOf', {
                revision: number(each),
                dates: number(dates),
                smart_count: dates,
              })}
            </option>
          ))}
        </select>
        {mayDraw && isUsed && (
          <button
            type="button"
            className="button button--plain"
            disabled={isDirty || draw.isPending}
            onClick={() => draw.mutate(undefined)}
          >
            {translate('resources.seating.drawRevision')}
          </button>
        )}
      </div>
      <p className="hint">{translate('resources.seating.revisionHint')}</p>
      <ActionError error={draw.error} />
    </div>
  )
}
