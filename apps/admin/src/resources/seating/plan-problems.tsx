import { SEAT_WIDTH } from '@dabali/domain/seating'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { ActionError } from '../../layout/parts.tsx'
import { useSectionName } from './seat-views.tsx'
import {
  countSeats,
  MOST_SEATS,
  moveSeats,
  type Plan,
  type PlanProblem,
  type PlanSeat,
  renumber,
  type SeatIds,
} from './seating-plan.ts'
import type { usePlan } from './use-plan.ts'

type PlanProblemsProps = {
  problems: readonly PlanProblem[]
  plan: Plan
  change: (plan: Plan) => void
  onSelect: (ids: SeatIds) => void
}

const MOST_SHOWN = 5

/** The row of the first seat that a problem is about. */
function rowOf(plan: Plan, { section, seats: [first] }: PlanProblem): readonly PlanSeat[] {
  const seats = plan.find(({ id }) => id === section)?.seats ?? []
  const row = seats.find(({ id }) => id === first)?.row
  return seats.filter((seat) => seat.row === row)
}

function mend(plan: Plan, problem: PlanProblem): Plan {
  const row = rowOf(plan, problem)
  const ids = new Set(row.map(({ id }) => id))
  if (problem.kind === 'number') {
    const first = row.reduce((least, { number }) => Math.min(least, number), Number.POSITIVE_INFINITY)
    return renumber(plan, ids, { first, from: 'left' })
  }
  const [stays, ...others] = row.filter(({ id }) => problem.seats.includes(id))
  const last = row.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY)
  // Seats of other rows at the same position.
  const moved = new Set(others.length > 0 ? others.map(({ id }) => id) : problem.seats.filter((id) => id !== stays?.id))
  let changed = plan
  let at = last
  for (const id of moved) {
    at += SEAT_WIDTH
    changed = moveSeats(changed, new Set([id]), { x: at - (stays?.x ?? 0), y: 0 })
  }
  return changed
}

/** What is wrong with a plan, each with what mends it. */
export function PlanProblems({ problems, plan, change, onSelect }: PlanProblemsProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const nameOf = useSectionName()
  return (
    <div role="status" className="stack-2">
      {problems.slice(0, MOST_SHOWN).map((problem) => {
        const section = plan.find(({ id }) => id === problem.section)
        const [first] = section?.seats.filter(({ id }) => problem.seats.includes(id)) ?? []
        const text = translate(`resources.seating.problems.${problem.kind}`, {
          section: (section && nameOf(section)) || translate('resources.seating.newSection'),
          row: first?.row,
          seat: first ? number(first.number) : '',
          most: number(MOST_SEATS),
        })
        return (
          <div key={`${problem.kind} ${problem.section} ${problem.seats.join(' ')}`} className="notice notice--e">
            <p>{text}</p>
            {problem.seats.length > 0 && (
              <>
                <button type="button" className="link" onClick={() => onSelect(new Set(problem.seats))}>
                  {translate('resources.seating.selectThem')}
                </button>
                <button type="button" className="button button--plain" onClick={() => change(mend(plan, problem))}>
                  {translate(`resources.seating.mend.${problem.kind}`)}
                </button>
              </>
            )}
          </div>
        )
      })}
      {problems.length > MOST_SHOWN && (
        <p>
          {translate('resources.seating.moreProblems', {
            smart_count: problems.length - MOST_SHOWN,
            count: number(problems.length - MOST_SHOWN),
          })}
        </p>
      )}
    </div>
  )
}

/** Why a plan could not be saved, and what to do: another member has changed it, or seats are sold that would go. */
export function PlanRefusals({ editing }: { editing: ReturnType<typeof usePlan> }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { plan, theirs, isDrawnAnew, useMine, useTheirs, refusals, bringBack } = editing
  return (
    <>
      {theirs && (
        <div className="conflict" role="alert">
          <p>{translate(isDrawnAnew ? 'resources.seating.drawnAnew' : 'resources.seating.conflictText')}</p>
          <p>
            {translate('resources.seating.conflict', {
              mine: number(countSeats(plan)),
              theirs: number(countSeats(theirs.sections)),
            })}
          </p>
          <div className="line">
            <button type="button" className="button button--plain" onClick={useMine}>
              {translate('resources.seating.useMine')}
            </button>
            <button type="button" className="button button--plain" onClick={useTheirs}>
              {translate('resources.seating.useTheirs')}
            </button>
          </div>
        </div>
      )}
      {refusals.length > 0 && (
        <div className="notice notice--e" role="alert">
          <ul>
            {refusals.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          <button
            type="button"
            className="button button--plain"
            disabled={bringBack.isPending}
            onClick={() => bringBack.mutate(undefined)}
          >
            {translate('resources.seating.bringBack')}
          </button>
          <ActionError error={bringBack.error} />
        </div>
      )}
    </>
  )
}
