// The memoization that the compiler adds would be a third of this code, for a few rows that change with every press anyway.
'use client'
'use no memo'

import { type Client, getEvent } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pageContext } from '../../basket/add-to-cart.ts'
import { selectTicketsPath } from '../../paths.ts'
import { isOffline, useClient, useShopDispatch } from '../../store/store.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import { useWaitingList, WaitingListForms } from '../waiting-list/use-waiting-list.tsx'
import type { SelectedTickets, TicketsBought } from './submit-tickets.ts'
import {
  type Availability,
  type Chosen,
  type ChosenSeats,
  hasChangedAvailability,
  maxQuantity,
  readChosenQuantities,
  type TicketKind,
} from './ticket-options.ts'
import { BuyButton, type FormTexts, type LazyParts, type TicketTypeParts, TicketTypeRow } from './ticket-type-row.tsx'
import styles from './tickets-form.module.css'

/** The current availability; undefined when the call fails. */
async function fetchAvailability(client: Client, slug: string): Promise<Availability | undefined> {
  const event = await getEvent(client, { slug }, { silent: true }).catch(() => undefined)
  if (!event) return undefined
  const kinds = event.dates.flatMap(({ ticket_types }) => ticket_types)
  return Object.fromEntries(kinds.map(({ id, state, num_available }) => [id, { state, left: num_available }]))
}

const ASK_AGAIN_MILLISECONDS = 20_000

/**
 * Live availability: fetched on mount, when the page is shown again, at intervals, and on demand. A failure keeps the last one.
 */
function useAvailability(slug: string): [Availability, () => Promise<void>] {
  const client = useClient()
  const [availability, setAvailability] = useState<Availability>({})

  const refresh = async () => {
    const known = await fetchAvailability(client, slug)
    if (known) setAvailability(known)
  }
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh()
    }
    // A page of the back-forward cache is outdated.
    const refreshIfRestored = (event: PageTransitionEvent) => event.persisted && refreshIfVisible()
    refreshIfVisible()
    const timer = setInterval(refreshIfVisible, ASK_AGAIN_MILLISECONDS)
    document.addEventListener('visibilitychange', refreshIfVisible)
    addEventListener('pageshow', refreshIfRestored)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfVisible)
      removeEventListener('pageshow', refreshIfRestored)
    }
  }, [])
  return [availability, refresh]
}

type TicketsFormProps = {
  /** The slug of the event. */
  slug: string
  eventDate: number
  /** As rendered. */
  kinds: readonly TicketKind[]
  /** By kind. */
  parts: Readonly<Record<number, TicketTypeParts>>
  formTexts: FormTexts
  thumbnail: string | null
  language: Language
  texts: SaleMessages
}

/** The ticket form; it works without scripts, too. */
export function TicketsForm(props: TicketsFormProps) {
  const { slug, eventDate, kinds, parts, formTexts, thumbnail, language, texts } = props
  const dispatch = useShopDispatch()
  const [availability, refreshAvailability] = useAvailability(slug)
  const waitingList = useWaitingList({ slug, language, texts })
  const [choice, setChoice] = useState<Chosen>({})
  const [seats, setSeats] = useState<ChosenSeats>({})
  const [refusals, setRefusals] = useState(0)
  const [outcome, setOutcome] = useState<TicketsBought | 'nothing'>()
  const [pending, setPending] = useState(false)
  const [lazyParts, setLazyParts] = useState<LazyParts>()
  const form = useRef<HTMLFormElement>(null)

  // Quantities that were chosen before hydration.
  useEffect(() => setChoice(readChosenQuantities(form.current)), [])

  const shown = kinds.map((kind) => ({ ...kind, ...availability[kind.id] }))
  const isSold = shown.some((kind) => maxQuantity(kind) > 0)
  const selected = shown.flatMap((kind): SelectedTickets[] => {
    const chosen = seats[kind.product]
    const quantity = Math.min(chosen?.length ?? choice[kind.product] ?? 0, maxQuantity(kind))
    return quantity > 0 ? [{ kind, quantity, ...(chosen && { seats: chosen.slice(0, quantity) }) }] : []
  })

  const isChanged = (now: TicketKind) => kinds.some((kind) => kind.id === now.id && hasChangedAvailability(now, kind))
  const loadLazyParts = () => import('./tickets-form-lazy.tsx').then(setLazyParts, () => undefined)
  const needsLazyParts = selected.length > 0 || Object.keys(seats).length > 0 || shown.some(isChanged)
  useEffect(() => {
    if (needsLazyParts) loadLazyParts()
  }, [needsLazyParts])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    if (selected.length === 0) return setOutcome('nothing')
    setPending(true)
    const [module] = await Promise.all([import('./submit-tickets.ts').catch(() => undefined), loadLazyParts()])
    // The native form still works when the code could not be loaded.
    if (module) await buy(module.buyTickets({ selected, page: pageContext(), thumbnail, language }))
    else if (!isOffline()) form.current?.submit()
    setPending(false)
  }
  async function buy(thunk: ReturnType<typeof import('./submit-tickets.ts').buyTickets>) {
    const result = await dispatch(thunk)
    setOutcome(result)
    // Clears what is in the cart now, so that a second press does not add it again.
    const keepRefused = <Each,>(before: Readonly<Record<number, Each>>) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => result.refused.has(Number(id))))
    setChoice(keepRefused)
    setSeats(keepRefused)
    if (result.refused.size === 0) return
    setRefusals((count) => count + 1)
    await refreshAvailability()
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        action={selectTicketsPath(slug)}
        className={styles.form}
        onSubmit={submit}
        onPointerEnter={loadLazyParts}
        onFocus={loadLazyParts}
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="kinds" value={kinds.map(({ product }) => product).join(' ')} />
        <ul>
          {shown.flatMap((kind) => {
            const rendered = parts[kind.id]
            if (!rendered) return []
            return (
              <TicketTypeRow
                key={kind.id}
                kind={kind}
                parts={rendered}
                allThereIs={formTexts.allThereIs}
                isChanged={isChanged(kind)}
                lazyParts={lazyParts}
                quantity={Math.min(choice[kind.product] ?? 0, maxQuantity(kind))}
                onChange={(quantity) => {
                  setOutcome(undefined)
                  setChoice({ ...choice, [kind.product]: quantity })
                }}
                seats={seats[kind.product]}
                seatChoice={{
                  slug,
                  eventDate,
                  refusals,
                  elsewhere: kinds.flatMap((other) => (other.id === kind.id ? [] : (seats[other.product] ?? []))),
                  onChange(chosen) {
                    // Seats that others have taken are dropped: the reason stays.
                    if ((chosen?.length ?? 0) > (seats[kind.product]?.length ?? 0)) setOutcome(undefined)
                    setSeats((before) => ({ ...before, [kind.product]: chosen }))
                  },
                }}
                waitingList={waitingList}
                language={language}
                texts={texts}
              />
            )
          })}
        </ul>
        {(isSold || outcome) && (
          <BuyButton
            lazyParts={lazyParts}
            selected={selected}
            kinds={shown}
            outcome={outcome}
            pending={pending}
            checkoutHref={localPath(language, '/checkout/')}
            language={language}
            formTexts={formTexts}
            texts={texts}
          />
        )}
      </form>
      <WaitingListForms kinds={shown} slug={slug} language={language} waitingList={waitingList} />
    </>
  )
}
