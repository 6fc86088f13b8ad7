import { changeSeatingPlan, getStaffSeatingPlan } from '@dabali/api-client/staff'
import { type KeyboardEvent, useReducer, useState } from 'react'
import { api, conflictOf, fieldErrors } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import {
  type Plan,
  rebase,
  removeSeats,
  restoreUsed,
  type SeatIds,
  type StaffSeatingPlan,
  stepHistory,
  toInput,
} from './seating-plan.ts'

const NONE: SeatIds = new Set()

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>
type KeyAction = 'undo' | 'redo' | 'remove' | 'clear'

/** What a key does with the plan, whichever seat has the focus. */
export function actionOfKey({ key, ctrlKey, metaKey, shiftKey }: PressedKey): KeyAction | undefined {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : undefined
  if (key === 'Delete') return 'remove'
  return key === 'Escape' ? 'clear' : undefined
}

/** A plan while it is edited: its history, the selected seats, and saving it with the version that was seen. */
export function usePlan(id: number, newest: StaffSeatingPlan) {
  const [seen, setSeen] = useState(newest)
  const [{ past, now: plan, future }, step] = useReducer(stepHistory, {
    ...{ past: [], now: newest.sections, future: [] },
  })
  const [selected, select] = useState(NONE)
  const isDirty = plan !== seen.sections
  const revision = String(seen.revision)
  const change = (changed: Plan, group?: string) => step({ type: 'change', plan: changed, group })
  const load = (loaded: StaffSeatingPlan) => {
    setSeen(loaded)
    select(NONE)
    step({ type: 'load', plan: loaded.sections })
  }
  const isDrawnAnew = newest.revision !== seen.revision
  // What another member has saved is shown at once where there is nothing to lose.
  if (!isDirty && (isDrawnAnew || newest.version > seen.version)) load(newest)

  const save = useAction(
    (sent: Plan, idempotencyKey) =>
      changeSeatingPlan(
        api,
        { id, revision, ifMatch: seen.version, sections: toInput(sent), idempotencyKey },
        { silent: true },
      ),
    { done: 'resources.seating.saved', onDone: load },
  )
  const goOn = (current: StaffSeatingPlan, merged: Plan) => {
    setSeen(current)
    // A step back would bring back seats that are no longer there.
    step({ type: 'load', plan: merged })
    save.reset()
  }
  const bringBack = useAction((_: undefined) => getStaffSeatingPlan(api, { id, revision }, { silent: true }), {
    // A newer plan of another member stays a conflict.
    onDone: (current) => goOn({ ...current, version: seen.version }, restoreUsed(plan, current.sections)),
  })
  const theirs = isDirty && isDrawnAnew ? newest : conflictOf<StaffSeatingPlan>(save.error)
  const acts: Record<KeyAction, () => void> = {
    undo: () => step({ type: 'undo' }),
    redo: () => step({ type: 'redo' }),
    remove: () => {
      change(removeSeats(plan, selected))
      select(NONE)
    },
    clear: () => select(NONE),
  }
  return {
    ...{ plan, seen, isDirty, change, selected, select, acts, save },
    ...{ canUndo: past.length > 0, canRedo: future.length > 0, changes: isDirty ? Math.max(1, past.length) : 0 },
    /** The plan of another member who has saved meanwhile. */
    theirs,
    /** Whether theirs is another version of the plan. */
    isDrawnAnew,
    useMine: () => theirs && goOn(theirs, rebase(plan, theirs.sections)),
    useTheirs: () => {
      if (theirs) load(theirs)
      save.reset()
    },
    /** Why the API has refused the plan. */
    refusals: theirs ? [] : [...new Set(fieldErrors(save.error).map(([, message]) => message))],
    bringBack,
  }
}
