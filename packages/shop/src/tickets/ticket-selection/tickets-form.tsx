// The memoization that the compiler adds would be a third of this code, for a few rows that change with every press anyway.
'use client'
'use no memo'

import { type Client, getEvent } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pageContext } from '../../basket/add-to-cart.ts'
import { chooseTicketsAction } from '../../paths.ts'
import { isOffline, useClient, useShopDispatch } from '../../store/store.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import { useWaitingList, WaitingListForms } from '../waiting-list/use-waiting-list.tsx'
import type { TicketsBought } from './submit-tickets.ts'
import {
  type Availability,
  type Chosen,
  type EventDateTickets,
  hasChangedAvailability,
  mostOf,
  readChosenQuantities,
  type TicketKind,
} from './ticket-options.ts'
import { BuyButton, type FormTexts, type LazyParts, type TicketTypeParts, TicketTypeRow } from './ticket-type-row.tsx'
import styles from './tickets-form.module.css'
import type { WantedOnDate } from './tickets-form-lazy.tsx'

/** What is left of each kind now; nothing where nobody answers, which is nobody's misfortune. */
async function fetchAvailability(client: Client, slug: string): Promise<Availability | undefined> {
  const event = await getEvent(client, { slug }, { silent: true }).catch(() => undefined)
  if (!event) return undefined
  const kinds = event.dates.flatMap(({ ticket_types }) => ticket_types)
  return Object.fromEntries(kinds.map(({ id, state, num_available }) => [id, { state, left: num_available }]))
}

const ASK_AGAIN_MILLISECONDS = 20_000

/**
 * What is left, as it was last heard: asked for at once, for the page may have been made before the last purchase, when
 * somebody comes back to it, now and then while it is looked at, and when it is called. A failure leaves what was known.
 */
function useAvailability(slug: string): [Availability, () => Promise<void>] {
  const client = useClient()
  const [places, setPlaces] = useState<Availability>({})

  const ask = async () => {
    const known = await fetchAvailability(client, slug)
    if (known) setPlaces(known)
  }
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) ask()
    }
    // A page that comes back from the history is as old as the visit before.
    const askIfOld = (event: PageTransitionEvent) => event.persisted && askIfSeen()
    askIfSeen()
    const timer = setInterval(askIfSeen, ASK_AGAIN_MILLISECONDS)
    document.addEventListener('visibilitychange', askIfSeen)
    addEventListener('pageshow', askIfOld)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
      removeEventListener('pageshow', askIfOld)
    }
  }, [])
  return [places, ask]
}

type TicketsFormProps = {
  /** By which the event is asked about. */
  slug: string
  nights: readonly EventDateTickets[]
  /** Where a night is chosen, if there are several. */
  nightChoice: ReactNode
  /** By kind. */
  parts: Readonly<Record<number, TicketTypeParts>>
  own: FormTexts
  thumbnail: string | null
  language: Language
  texts: SaleMessages
}

/** What is sold for each night, how many of it, and one press to the till; a real form, so that it works without scripts. */
export function TicketsForm(props: TicketsFormProps) {
  const { slug, nights, nightChoice, parts, own, thumbnail, language, texts } = props
  const dispatch = useShopDispatch()
  const [places, askPlaces] = useAvailability(slug)
  const line = useWaitingList({ slug, language, texts })
  const [choice, setChoice] = useState<Chosen>({})
  const [bought, setBought] = useState<TicketsBought | 'nothing'>()
  const [pending, setPending] = useState(false)
  const [late, setLate] = useState<LazyParts>()
  const form = useRef<HTMLFormElement>(null)

  // What was chosen while the page woke.
  useEffect(() => setChoice(readChosenQuantities(form.current)), [])

  const rendered = nights.flatMap((night) => night.kinds)
  const shown = nights.map((night) => ({
    ...night,
    kinds: night.kinds.map((kind) => ({ ...kind, ...places[kind.id] })),
  }))
  const isSold = shown.some(({ kinds }) => kinds.some((kind) => mostOf(kind) > 0))
  const wanted = shown.flatMap((night) =>
    night.kinds.flatMap((kind): WantedOnDate[] => {
      const quantity = Math.min(choice[kind.product] ?? 0, mostOf(kind))
      return quantity > 0 ? [{ kind, quantity, night }] : []
    }),
  )

  const isChanged = (now: TicketKind) =>
    rendered.some((kind) => kind.id === now.id && hasChangedAvailability(now, kind))
  const loadLate = () => import('./tickets-form-lazy.tsx').then(setLate, () => undefined)
  const needsLate = wanted.length > 0 || shown.some(({ kinds }) => kinds.some(isChanged))
  useEffect(() => {
    if (needsLate) loadLate()
  }, [needsLate])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    if (wanted.length === 0) return setBought('nothing')
    setPending(true)
    const [act] = await Promise.all([import('./submit-tickets.ts').catch(() => undefined), loadLate()])
    // The form itself gets there, too, as soon as there is a line.
    if (act) await buy(act.buyTickets({ wanted, visit: pageContext(), thumbnail, language }))
    else if (!isOffline()) form.current?.submit()
    setPending(false)
  }
  async function buy(act: ReturnType<typeof import('./submit-tickets.ts').buyTickets>) {
    const outcome = await dispatch(act)
    setBought(outcome)
    // What lies in the cart is chosen no longer, or a second press would put it there twice.
    setChoice((before) => Object.fromEntries(Object.entries(before).filter(([id]) => outcome.refused.has(Number(id)))))
    if (outcome.refused.size > 0) await askPlaces()
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        action={chooseTicketsAction(slug)}
        className={styles.form}
        onSubmit={submit}
        onPointerEnter={loadLate}
        onFocus={loadLate}
      >
        <input type="hidden" name="language" value={language} />
        <input
          type="hidden"
          name="kinds"
          value={nights.flatMap(({ kinds }) => kinds.map(({ product }) => product)).join(' ')}
        />
        {nightChoice}
        <div className={styles.panels}>
          {shown.map(({ id, kinds }) => (
            <ul key={id} className={styles.panel}>
              {kinds.flatMap((kind) => {
                const rendered = parts[kind.id]
                if (!rendered) return []
                return (
                  <TicketTypeRow
                    key={kind.id}
                    kind={kind}
                    parts={rendered}
                    allThereIs={own.allThereIs}
                    isChanged={isChanged(kind)}
                    late={late}
                    quantity={Math.min(choice[kind.product] ?? 0, mostOf(kind))}
                    onChange={(quantity) => {
                      setBought(undefined)
                      setChoice({ ...choice, [kind.product]: quantity })
                    }}
                    line={line}
                    language={language}
                    texts={texts}
                  />
                )
              })}
            </ul>
          ))}
        </div>
        {(isSold || bought) && (
          <BuyButton
            late={late}
            wanted={wanted}
            kinds={shown.flatMap(({ kinds }) => kinds)}
            hasNights={shown.length > 1}
            bought={bought}
            pending={pending}
            till={localPath(language, '/checkout/')}
            language={language}
            own={own}
            texts={texts}
          />
        )}
      </form>
      <WaitingListForms kinds={shown.flatMap(({ kinds }) => kinds)} slug={slug} language={language} line={line} />
    </>
  )
}
