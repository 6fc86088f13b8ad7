import { getSeatingPlan } from '@dabali/api-client'
import { savesData } from '@dabali/ui/saves-data'
import { useEffect, useState } from 'react'
import { useClient } from '../../store/store.ts'
import type { PlanSection } from './seat-grid.ts'

const ASK_AGAIN_MILLISECONDS = 15_000
/** A plan may be three seconds old. */
const AFTER_REFUSAL_MILLISECONDS = 4_000

export type WhichPlan = {
  /** The slug of the event. */
  slug: string
  eventDate: number
  ticketType: number
  /** Grows with each refused choice; the plan is then outdated. */
  refusals: number
}

export type SeatingPlanState = { section: PlanSection | undefined; isFailed: boolean; refresh: () => Promise<void> }

/**
 * The seats of a ticket type: fetched when the plan opens, after a refusal and at intervals while the page is visible, except
 * under Save-Data. A failed refresh keeps the last one.
 */
export function useSeatingPlan({ slug, eventDate, ticketType, refusals }: WhichPlan): SeatingPlanState {
  const client = useClient()
  const [section, setSection] = useState<PlanSection>()
  const [isFailed, setIsFailed] = useState(false)

  const refresh = async () => {
    const wanted = { slug, event_date_id: String(eventDate) }
    const plan = await getSeatingPlan(client, wanted, { silent: true }).catch(() => undefined)
    const found = plan?.sections.find(({ ticket_type_ids }) => ticket_type_ids.includes(ticketType))
    setIsFailed(found === undefined)
    if (found) setSection(found)
  }
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh()
    }
    refresh()
    const again = refusals > 0 ? setTimeout(refresh, AFTER_REFUSAL_MILLISECONDS) : undefined
    const timer = savesData() ? undefined : setInterval(refreshIfVisible, ASK_AGAIN_MILLISECONDS)
    return () => {
      clearTimeout(again)
      clearInterval(timer)
    }
  }, [refusals])
  return { section, isFailed: isFailed && section === undefined, refresh }
}
