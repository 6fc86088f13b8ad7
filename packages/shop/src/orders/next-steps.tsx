import type { Order } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { OrderedWorks } from '../library/ordered-works.tsx'
import { orderTicketsPath } from '../paths.ts'
import { dateWords } from '../texts/date-words.ts'
import type { Visit } from '../visit/visit.ts'
import { arrivalWords } from './arrival-words.ts'
import styles from './next-steps.module.css'
import { hasTickets } from './order-standing.ts'
import type { OrdersTalk } from './orders-talk.ts'

type NextStepsProps = { order: Order; visit: Visit; t: OrdersTalk }

/** What happens next, by what was bought and how it is paid. */
export function NextSteps({ order, visit, t }: NextStepsProps) {
  const { language } = visit
  const arrival = arrivalWords(order.shipping_eta, language, t)
  const isCash = order.payment_status === 'cod_pending'
  return (
    <ol className={styles.steps}>
      {order.library.length > 0 && (
        <li>
          <p>{t('nextRead')}</p>
          <OrderedWorks works={order.library} hash={order.owner === null ? order.hash : undefined} visit={visit} />
        </li>
      )}
      {hasTickets(order) && (
        <li>
          <p>{t('nextTickets')}</p>
          <ButtonLink href={localPath(language, orderTicketsPath(order.hash))}>{t('seeTickets')}</ButtonLink>
        </li>
      )}
      {arrival && (
        <li>
          <p className={styles.strong}>{arrival}</p>
          <p>{t('nextParcel')}</p>
        </li>
      )}
      {isCash && <li>{t('nextCash', { amount: formatNpr(order.total_incl_tax, language) })}</li>}
      {order.gift && <li>{giftStep(order.gift, visit, t)}</li>}
      <li>{order.email ? t('nextMail', { email: order.email }) : t('nextKeep')}</li>
    </ol>
  )
}

function giftStep({ recipient_name: name, deliver_on }: NonNullable<Order['gift']>, visit: Visit, t: OrdersTalk) {
  return deliver_on ? t('nextGiftOn', { name, date: dateWords(deliver_on, visit.language) }) : t('nextGift', { name })
}
