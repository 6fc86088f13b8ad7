// The memory that the compiler adds would be a third of this code, for a few rows that change with every press anyway.
'use client'
'use no memo'

import { type Language, localPath } from '@dabali/domain'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pageContext } from '../../basket/basket-mutation.ts'
import { chooseTicketsAction } from '../../paths.ts'
import { isOffline } from '../../store/browser-events.ts'
import { useShopDispatch } from '../../store/store-hooks.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import { useWaitingList } from '../waiting-list/use-waiting-list.tsx'
import { WaitingListForms } from '../waiting-list/waiting-list-forms.tsx'
import type { TicketsBought } from './buy-tickets.ts'
import {
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
import { useAvailability } from './use-availability.ts'

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
    const [act] = await Promise.all([import('./buy-tickets.ts').catch(() => undefined), loadLate()])
    // The form itself gets there, too, as soon as there is a line.
    if (act) await buy(act.buyTickets({ wanted, visit: pageContext(), thumbnail, language }))
    else if (!isOffline()) form.current?.submit()
    setPending(false)
  }
  async function buy(act: ReturnType<typeof import('./buy-tickets.ts').buyTickets>) {
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
