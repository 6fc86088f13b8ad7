// The memory that the compiler adds would be a third of this code, for a few rows that change with every press anyway.
'use client'
'use no memo'

import { type Language, localPath } from '@dabali/domain'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pageContext } from '../../basket/basket-mutation.ts'
import { chooseTicketsAction } from '../../paths.ts'
import { isOffline } from '../../store/browser-events.ts'
import { useShopDispatch } from '../../store/use-shop.ts'
import { useWaitingLine } from '../waiting/use-waiting-line.ts'
import { WaitingForms } from '../waiting/waiting-forms.tsx'
import type { TicketsBought } from './buy-tickets.ts'
import { type Chosen, chosenInForm } from './chosen-in-form.ts'
import type { WantedOnNight } from './late-parts.tsx'
import { type FormTexts, type LateParts, PayPart } from './pay-part.tsx'
import type { SaleTexts } from './sale-texts.ts'
import { type KindParts, TicketKindRow } from './ticket-kind-row.tsx'
import { mostOf, standsOtherwise, type TicketKind, type TicketNight } from './ticket-night.ts'
import styles from './tickets-form.module.css'
import { useFreshPlaces } from './use-fresh-places.ts'

type TicketsFormProps = {
  /** By which the event is asked about. */
  slug: string
  nights: readonly TicketNight[]
  /** Where a night is chosen, if there are several. */
  nightChoice: ReactNode
  /** By kind. */
  parts: Readonly<Record<number, KindParts>>
  own: FormTexts
  thumbnail: string | null
  language: Language
  texts: SaleTexts
}

/** What is sold for each night, how many of it, and one press to the till; a real form, so that it works without scripts. */
export function TicketsForm(props: TicketsFormProps) {
  const { slug, nights, nightChoice, parts, own, thumbnail, language, texts } = props
  const dispatch = useShopDispatch()
  const [places, askPlaces] = useFreshPlaces(slug)
  const line = useWaitingLine({ slug, language, texts })
  const [choice, setChoice] = useState<Chosen>({})
  const [bought, setBought] = useState<TicketsBought | 'nothing'>()
  const [pending, setPending] = useState(false)
  const [late, setLate] = useState<LateParts>()
  const form = useRef<HTMLFormElement>(null)

  // What was chosen while the page woke.
  useEffect(() => setChoice(chosenInForm(form.current)), [])

  const rendered = nights.flatMap((night) => night.kinds)
  const shown = nights.map((night) => ({
    ...night,
    kinds: night.kinds.map((kind) => ({ ...kind, ...places[kind.id] })),
  }))
  const isSold = shown.some(({ kinds }) => kinds.some((kind) => mostOf(kind) > 0))
  const wanted = shown.flatMap((night) =>
    night.kinds.flatMap((kind): WantedOnNight[] => {
      const quantity = Math.min(choice[kind.product] ?? 0, mostOf(kind))
      return quantity > 0 ? [{ kind, quantity, night }] : []
    }),
  )

  const isChanged = (now: TicketKind) => rendered.some((kind) => kind.id === now.id && standsOtherwise(now, kind))
  const loadLate = () => import('./late-parts.tsx').then(setLate, () => undefined)
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
                  <TicketKindRow
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
          <PayPart
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
      <WaitingForms kinds={shown.flatMap(({ kinds }) => kinds)} slug={slug} language={language} line={line} />
    </>
  )
}
