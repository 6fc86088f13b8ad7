import type { BoxOfficeSale as Sale } from '@dabali/api-client'
import { formatNpr, type Language, localPath, writeDigits } from '@dabali/domain'
import { orderReceiptPath, orderTicketsPath } from '@dabali/shop/paths'
import { Button } from '@dabali/ui/button'
import { interpolate } from '@dabali/ui/text'
import { useEffect, useRef } from 'react'
import styles from './box-office-panel.module.css'
import { isFree } from './cash-prices.ts'
import { SaleCode } from './sale-code.tsx'
import type { VenueTexts } from './venue-texts.ts'

type SoldNoticeProps = { sale: Sale; language: Language; texts: VenueTexts; onNext: () => void }

/** What to do after a sale: the code opens the tickets on the phone of the buyer, the receipt can be printed. */
export function SoldNotice({ sale, language, texts, onNext }: SoldNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const addressOf = (path: string) => `${sale.site}${localPath(language, path)}`
  return (
    <section className={styles.sold}>
      <h2 ref={heading} tabIndex={-1}>
        {isFree(sale.total) ? texts.soldFree : interpolate(texts.sold, { amount: formatNpr(sale.total, language) })}
      </h2>
      <p>
        {interpolate(texts.saleTickets, { count: writeDigits(sale.num_tickets, language) })} ·{' '}
        {interpolate(texts.order, { number: sale.order_number })}
      </p>
      <SaleCode address={addressOf(orderTicketsPath(sale.order_hash))} label={texts.qrLabel} />
      <p className="quiet">{texts.soldText}</p>
      <a href={addressOf(orderReceiptPath(sale.order_hash))} target="_blank" rel="noreferrer">
        {texts.openReceipt}
      </a>
      <Button kind="main" onClick={onNext}>
        {texts.nextSale}
      </Button>
    </section>
  )
}
