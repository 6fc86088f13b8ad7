import { type BoxOffice, cancelCashSale, type BoxOfficeSale as Sale } from '@dabali/api-client'
import { formatNpr, type Language, localPath, writeDigits } from '@dabali/domain'
import { timeInSentence } from '@dabali/shop/date-in-sentence'
import { orderReceiptPath } from '@dabali/shop/paths'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { confirm } from '@dabali/ui/confirm'
import { SectionHead } from '@dabali/ui/section-head'
import { interpolate } from '@dabali/ui/text'
import { useRef } from 'react'
import styles from './box-office-panel.module.css'
import { isFree, priceText } from './cash-prices.ts'
import type { VenueTexts } from './venue-texts.ts'

type SaleListProps = {
  eventDateId: number
  office: BoxOffice
  language: Language
  texts: VenueTexts
  refresh: () => Promise<void>
}

/** The cash of each drawer, and the sales with their cancellation. */
export function SaleList({ eventDateId, office, language, texts, refresh }: SaleListProps) {
  const client = useClient()
  const list = useRef<HTMLElement>(null)
  async function cancel({ id, total: amount, order_number }: Sale) {
    const isMeant = await confirm({
      title: interpolate(texts.cancelQuestion, { number: order_number }),
      text: isFree(amount) ? texts.cancelFree : interpolate(texts.cancelText, { amount: formatNpr(amount, language) }),
      confirmText: texts.cancelSale,
      cancelText: texts.keep,
    })
    if (!isMeant) return
    // The failure is shown as a toast.
    const isCancelled = await cancelCashSale(client, { event_date_id: String(eventDateId), sale: id }).then(
      () => true,
      () => false,
    )
    // The button goes with the sale.
    if (isCancelled) list.current?.focus()
    await refresh()
  }
  return (
    <div className={styles.sale}>
      <section>
        <SectionHead heading={texts.drawers} />
        {office.drawers.length === 0 && <p className="quiet">{texts.salesNone}</p>}
        <ul className={styles.types}>
          {office.drawers.map(({ device_id, device, staff, cash, num_tickets, refunded }) => (
            <li key={device_id + staff} className={styles.type}>
              <div className={styles.what}>
                <b>{device}</b>
                <span className="quiet">{staff}</span>
                <span className="quiet">
                  {interpolate(texts.drawerLine, {
                    count: writeDigits(num_tickets, language),
                    refunded: formatNpr(refunded, language),
                  })}
                </span>
              </div>
              <b>{formatNpr(cash, language)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section ref={list} tabIndex={-1} hidden={office.sales.length === 0}>
        <SectionHead heading={texts.sales} />
        <ul className={styles.types}>
          {office.sales.map((sale) => (
            <li key={sale.id} className={styles.type}>
              <div className={styles.what}>
                <a href={`${sale.site}${localPath(language, orderReceiptPath(sale.order_hash))}`}>
                  {interpolate(texts.order, { number: sale.order_number })}
                </a>
                <span>
                  {timeInSentence(sale.sold_at, language)} · {priceText(sale.total, { texts, language })}
                </span>
                <span className="quiet">{[sale.device, sale.staff].filter(Boolean).join(' · ')}</span>
              </div>
              {sale.cancelled_at !== null && <span className="quiet">{texts.cancelled}</span>}
              {sale.can_cancel && (
                <Button kind="plain" onClick={() => cancel(sale)}>
                  {texts.cancelSale}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
