'use client'

import { type Language, localPath } from '@dabali/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isDoublePress } from '../../basket/is-double-press.ts'
import { isOffline } from '../../basket/is-offline.ts'
import { pageVisited } from '../../basket/page-visited.ts'
import { chooseTicketsAction } from '../../paths.ts'
import { useShopDispatch } from '../../store/use-shop.ts'
import { talk } from '../../texts/talk.ts'
import { useWaitingLine } from '../waiting/use-waiting-line.ts'
import { WaitingForms } from '../waiting/waiting-forms.tsx'
import type { TicketsBought, Wanted } from './buy-tickets.ts'
import { type Chosen, chosenInForm } from './chosen-in-form.ts'
import { NightChoice } from './night-choice.tsx'
import { PayPart } from './pay-part.tsx'
import type { SaleTexts } from './sale-texts.ts'
import { TicketKindRow } from './ticket-kind-row.tsx'
import { mostOf, type TicketNight } from './ticket-night.ts'
import styles from './tickets-form.module.css'
import { useFreshPlaces } from './use-fresh-places.ts'

type TicketsFormProps = {
  /** By which the event is asked about. */
  slug: string
  nights: readonly TicketNight[]
  /** Which night is shown first. */
  first: number | undefined
  thumbnail: string | null
  language: Language
  texts: SaleTexts
}

/** What is sold for each night, how many of it, and one press to the till; a real form, so that it works without scripts. */
export function TicketsForm({ slug, nights, first, thumbnail, language, texts }: TicketsFormProps) {
  const t = talk(texts, language)
  const dispatch = useShopDispatch()
  const [places, askPlaces] = useFreshPlaces(slug)
  const line = useWaitingLine(slug, t)
  const [choice, setChoice] = useState<Chosen>({})
  const [bought, setBought] = useState<TicketsBought | 'nothing'>()
  const [pending, setPending] = useState(false)
  const lastPress = useRef<number>(undefined)
  const form = useRef<HTMLFormElement>(null)

  // What was chosen while the page woke.
  useEffect(() => setChoice(chosenInForm(form.current)), [])

  const shown = nights.map((night) => ({
    ...night,
    kinds: night.kinds.map((kind) => ({ ...kind, ...places[kind.id] })),
  }))
  const isSold = shown.some(({ kinds }) => kinds.some((kind) => mostOf(kind) > 0))
  const wanted = shown.flatMap((night) =>
    night.kinds.flatMap((kind): (Wanted & { night: TicketNight })[] => {
      const quantity = Math.min(choice[kind.product] ?? 0, mostOf(kind))
      return quantity > 0 ? [{ kind, quantity, night }] : []
    }),
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || isDoublePress(lastPress, event)) return
    if (wanted.length === 0) return setBought('nothing')
    setPending(true)
    const act = await import('./buy-tickets.ts').catch(() => undefined)
    // The form itself gets there, too, as soon as there is a line.
    if (act) await buy(act.buyTickets({ wanted, visit: pageVisited(), thumbnail, language }))
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
      <form ref={form} method="post" action={chooseTicketsAction(slug)} className={styles.form} onSubmit={submit}>
        <input type="hidden" name="language" value={language} />
        <input
          type="hidden"
          name="kinds"
          value={nights.flatMap(({ kinds }) => kinds.map(({ product }) => product)).join(' ')}
        />
        {shown.length > 1 && <NightChoice nights={shown} first={first} legend={t('night')} />}
        <div className={styles.panels}>
          {shown.map(({ id, kinds }) => (
            <ul key={id} className={styles.panel}>
              {kinds.map((kind) => (
                <TicketKindRow
                  key={kind.id}
                  kind={kind}
                  quantity={Math.min(choice[kind.product] ?? 0, mostOf(kind))}
                  onChange={(quantity) => {
                    setBought(undefined)
                    setChoice({ ...choice, [kind.product]: quantity })
                  }}
                  waiting={line.of(kind.id)}
                  language={language}
                  t={t}
                />
              ))}
            </ul>
          ))}
        </div>
        {(isSold || bought) && (
          <PayPart
            wanted={wanted}
            kinds={shown.flatMap(({ kinds }) => kinds)}
            hasNights={shown.length > 1}
            bought={bought}
            pending={pending}
            till={localPath(language, '/checkout/')}
            language={language}
            t={t}
          />
        )}
      </form>
      <WaitingForms kinds={shown.flatMap(({ kinds }) => kinds)} slug={slug} language={language} line={line} />
    </>
  )
}
