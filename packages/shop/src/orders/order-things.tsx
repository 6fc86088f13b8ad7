import type { Order } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { SectionHead } from '@dabali/ui/section-head'
import { OrderedWorks } from '../library/ordered-works.tsx'
import { orderTicketsPath } from '../paths.ts'
import type { Visit } from '../visit/visit.ts'
import { hasTickets } from './order-standing.ts'
import styles from './order-view.module.css'
import type { OrdersTalk } from './orders-talk.ts'

type OrderThingsProps = { order: Order; visit: Visit; t: OrdersTalk }

/** What an order opens at once: tickets, and works to read, hear and watch. */
export function OrderThings({ order, visit, t }: OrderThingsProps) {
  return (
    <>
      {hasTickets(order) && (
        <section className={styles.things} aria-labelledby="tickets">
          <SectionHead id="tickets" heading={t('tickets')} />
          <p>{t('ticketsText')}</p>
          <ButtonLink href={localPath(visit.language, orderTicketsPath(order.hash))}>{t('seeTickets')}</ButtonLink>
        </section>
      )}
      {order.library.length > 0 && (
        <section className={styles.things} aria-labelledby="works">
          <SectionHead id="works" heading={t('toOpen')} />
          <OrderedWorks works={order.library} hash={order.owner === null ? order.hash : undefined} visit={visit} />
        </section>
      )}
    </>
  )
}
