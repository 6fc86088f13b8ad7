import {
  ApiError,
  type BoxOffice,
  getBoxOffice,
  newId,
  type BoxOfficeSale as Sale,
  sellForCash,
} from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { CheckField } from '@dabali/ui/check-field'
import { QuantityStepper } from '@dabali/ui/quantity-stepper'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { interpolate, textLanguage } from '@dabali/ui/text'
import { useCallback, useEffect, useRef, useState } from 'react'
import styles from './box-office-panel.module.css'
import { limitChosen, priceText, type ReducedType, reducedText, sellText, totalCount, totalOf } from './cash-prices.ts'
import type { Device } from './device.ts'
import { SaleList } from './sale-list.tsx'
import { SoldNotice } from './sold-notice.tsx'
import type { VenueTexts } from './venue-texts.ts'

type BoxOfficeProps = {
  eventDateId: number
  device: Device | undefined
  isOnline: boolean
  /** Whether its tab is open. The stock is read each time it is opened. */
  isOpen: boolean
  language: Language
  texts: VenueTexts
  sync: () => Promise<void>
}

/** Sells tickets for cash, with a receipt and a code that opens the tickets. Needs a connection, since stock is limited. */
export function BoxOfficePanel(props: BoxOfficeProps) {
  const { eventDateId, device, isOnline, isOpen, texts, sync } = props
  const client = useClient()
  const [office, setOffice] = useState<BoxOffice>()
  const [sold, setSold] = useState<Sale>()
  const [isNext, setNext] = useState(false)

  const load = useCallback(async () => {
    // Without an answer the last state stays.
    const next = await getBoxOffice(client, { event_date_id: String(eventDateId) }, { silent: true }).catch(
      () => undefined,
    )
    if (next) setOffice(next)
  }, [client, eventDateId])
  useEffect(() => {
    if (isOnline && isOpen) load()
  }, [isOnline, isOpen, load])

  async function refresh() {
    await Promise.all([load(), sync()])
  }
  const focused = useCallback(() => setNext(false), [])
  const goOn = () => {
    setSold(undefined)
    setNext(true)
  }
  if (!isOnline) return <p role="status">{texts.sellNeedsConnection}</p>
  if (!device) return <p role="status">{texts.deviceNone}</p>
  if (!office) return <p role="status">{texts.sellLoading}</p>
  if (sold) return <SoldNotice sale={sold} language={props.language} texts={texts} onNext={goOn} />
  return (
    <div className={styles.panel}>
      <SaleForm
        {...props}
        device={device}
        office={office}
        isNext={isNext}
        onFocused={focused}
        onSold={async (sale) => {
          setSold(sale)
          await refresh()
        }}
        onFailed={refresh}
      />
      <SaleList eventDateId={eventDateId} office={office} language={props.language} texts={texts} refresh={refresh} />
    </div>
  )
}

type SaleFormProps = BoxOfficeProps & {
  device: Device
  office: BoxOffice
  /** Whether a sale has just ended here. */
  isNext: boolean
  onFocused: () => void
  onSold: (sale: Sale) => void
  onFailed: () => Promise<void>
}

function SaleForm({
  eventDateId,
  device,
  office,
  isNext,
  onFocused,
  language,
  texts,
  onSold,
  onFailed,
}: SaleFormProps) {
  const client = useClient()
  const form = useRef<HTMLElement>(null)
  // The button that had the focus was on the notice of the sale before.
  useEffect(() => {
    if (!isNext) return
    form.current?.querySelector<HTMLElement>('li [role=group] button:last-of-type')?.focus()
    onFocused()
  }, [isNext, onFocused])
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [isAdmitted, setAdmitted] = useState(true)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  // The same id until an answer is known, so that a repeated request sells once.
  const saleId = useRef(newId())
  const [reduced, setReduced] = useState<readonly ReducedType[]>([])
  const offered = useRef(office.ticket_types)
  useEffect(() => {
    // The stock is without the tickets of a sale whose answer was lost; it is asked for again as it was.
    if (office.sales.some(({ id }) => id === saleId.current)) return
    const limited = limitChosen(office, chosen, offered.current)
    offered.current = office.ticket_types
    if (totalCount(limited.chosen) === totalCount(chosen)) return
    saleId.current = newId()
    setChosen(limited.chosen)
    setReduced(limited.reduced)
  }, [office, chosen])
  const count = totalCount(chosen)
  const notices = [...(error ? [error] : []), ...reduced.map((type) => reducedText(type, { texts, language }))]
  const due = totalOf(office.ticket_types, chosen)

  async function sell() {
    if (count === 0) return setError(texts.chooseTickets)
    setSending(true)
    setError(undefined)
    try {
      const lines = Object.entries(chosen)
        .filter(([, quantity]) => quantity > 0)
        .map(([id, quantity]) => ({ ticket_type_id: Number(id), quantity }))
      const sale = await sellForCash(
        client,
        {
          event_date_id: String(eventDateId),
          sale_id: saleId.current,
          device,
          lines,
          total: due,
          is_admitted: isAdmitted,
        },
        { silent: true },
      )
      saleId.current = newId()
      onSold(sale)
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.toast : texts.failed)
      // A refused sale was not stored; without an answer it may be, and is asked for again under its id.
      if (failure instanceof ApiError && failure.status !== 0 && failure.status < 500) saleId.current = newId()
      await onFailed()
    }
    setSending(false)
  }
  const change = (id: number, quantity: number) => {
    saleId.current = newId()
    setReduced([])
    setChosen({ ...chosen, [id]: quantity })
  }
  return (
    <section ref={form} className={styles.sale}>
      <SectionHead heading={texts.sellHeading} />
      {office.ticket_types.length === 0 && <p>{texts.sellNone}</p>}
      <ul className={styles.types}>
        {office.ticket_types.map(({ id, title, price, available, has_seats }) => (
          <li key={id} className={styles.type}>
            <div className={styles.what}>
              <b lang={textLanguage(title, language)}>{title}</b>
              <span>{priceText(price, { texts, language })}</span>
              <span className="quiet">
                {available === 0
                  ? texts.soldOut
                  : interpolate(texts.ticketsLeft, { count: writeDigits(available, language) })}
                {has_seats && ` · ${texts.bestSeats}`}
              </span>
            </div>
            {available > 0 && (
              <QuantityStepper
                label={interpolate(texts.tickets, { title })}
                value={chosen[id] ?? 0}
                min={0}
                max={Math.min(available, office.limit)}
                onChange={(quantity) => change(id, quantity)}
                texts={{ fewer: texts.fewer, more: texts.more }}
                language={language}
              />
            )}
          </li>
        ))}
      </ul>
      <CheckField
        name="admit"
        label={texts.admitNow}
        checked={isAdmitted}
        onChange={(event) => setAdmitted(event.currentTarget.checked)}
      />
      {notices.length > 0 && (
        <p role="alert">
          <StatusText code="e">{notices.join(' ')}</StatusText>
        </p>
      )}
      <Button kind="main" wide onClick={sell} pending={isSending}>
        {sellText({ count, due, texts, language })}
      </Button>
    </section>
  )
}
