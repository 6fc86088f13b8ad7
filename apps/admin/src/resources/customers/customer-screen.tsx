import type { CustomerDetail } from '@dabali/api-client/staff'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useFormat } from '../../i18n/format.ts'
import { Facts, LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { titleOf } from './customer-facts.ts'
import { CustomerKind } from './customer-list.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import {
  Addresses,
  Consents,
  type CustomerProps,
  Library,
  Messages,
  Orders,
  Reviews,
  Tickets,
} from './customer-parts.tsx'

export default function CustomerScreen() {
  return (
    <ShowBase resource="customers" {...STAYS_SHOWN}>
      <ShownCustomer />
    </ShowBase>
  )
}

function ShownCustomer() {
  const { record, error, refetch } = useShowContext<CustomerDetail>()
  const { time } = useFormat()
  const translate = useTranslate()
  // A row of the list comes first, which has no more than its facts.
  const customer = record && 'notes' in record ? record : undefined
  if (error && !customer) return <LoadError error={error} retry={refetch} />
  if (!customer) return <LoadingRows />
  return (
    <>
      <PageHead
        area="store"
        title={titleOf(customer)}
        meta={
          <>
            <CustomerKind customer={customer} />
            <span>{translate('resources.customers.since', { time: time(customer.since) })}</span>
          </>
        }
        actions={<CustomerActions customer={customer} reload={refetch} />}
      />
      <div className="side-by-side">
        <div className="stack-6">
          <Orders customer={customer} />
          <Library customer={customer} />
          <Tickets customer={customer} />
          <Reviews customer={customer} />
        </div>
        <div className="stack-6">
          <Contact customer={customer} />
          <Addresses customer={customer} />
          <Consents customer={customer} />
          <CustomerNotes customer={customer} />
          <Messages customer={customer} />
        </div>
      </div>
    </>
  )
}

function Contact({ customer }: CustomerProps) {
  const translate = useTranslate()
  const { money, number, time } = useFormat()
  const { email, phone, newsletter, refunded, language } = customer
  return (
    <Section title={translate('resources.orders.fields.customer')}>
      <Facts
        facts={[
          [translate('resources.customers.fields.name'), customer.name],
          [translate('resources.orders.fields.email'), email && <a href={`mailto:${email}`}>{email}</a>],
          [
            translate('resources.customers.fields.verified'),
            customer.kind === 'account' &&
              email &&
              translate(`admin.draftConflict.${customer.is_email_verified ? 'yes' : 'no'}`),
          ],
          [translate('resources.orders.fields.phone'), phone && <a href={`tel:${phone}`}>{phone}</a>],
          [translate('resources.customers.fields.language'), translate(`admin.languages.${language}`)],
          [translate('resources.customers.fields.lastSeen'), customer.last_seen_at && time(customer.last_seen_at)],
          [translate('resources.customers.fields.orders'), number(customer.num_orders)],
          [translate('resources.customers.fields.paid'), money(customer.paid)],
          [translate('resources.orders.fields.refunded'), Number(refunded) > 0 ? money(refunded) : ''],
          [
            translate('resources.customers.fields.newsletter'),
            translate(`resources.customers.newsletter.${newsletter?.state ?? 'none'}`),
          ],
        ]}
      />
    </Section>
  )
}
