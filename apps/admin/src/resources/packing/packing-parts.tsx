import { changeShipment, packShipment, type Shipment, type StaffOrder } from '@dabali/api-client/staff'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Facts, Section } from '../../layout/parts.tsx'
import { Papers } from '../orders/order-notes.tsx'
import { CarriageFields, useLastCourier } from '../orders/parcels.tsx'
import { packingPath } from './packing-list.tsx'
import { type Counts, countOf, type PackLine } from './scan.ts'

type PackLinesProps = { lines: readonly PackLine[]; counts: Counts; count?: (line: PackLine) => void }

export function PackLines({ lines, counts, count }: PackLinesProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  return (
    <ul className="pick-lines">
      {lines.map((line) => {
        const done = countOf(counts, line)
        const isDone = done >= line.wanted
        return (
          <li key={line.id} data-done={isDone}>
            <span className="tick">
              {isDone ? (
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m4.500 12.500 5 5 10-11" />
                </svg>
              ) : (
                <span aria-hidden="true">
                  {number(done)}/{number(line.wanted)}
                </span>
              )}
            </span>
            <p>
              <span className="serif">{line.title}</span>
              <br />
              <span className="quiet small">
                {translate('resources.packing.counts', { done: number(done), wanted: number(line.wanted) })}
                {line.isbn && (
                  <>
                    , <span className="mono">{line.isbn}</span>
                  </>
                )}
              </span>
            </p>
            {count && !isDone && (
              <button
                type="button"
                className="link"
                aria-label={translate('resources.packing.countByHand', { title: line.title })}
                onClick={() => count(line)}
              >
                {translate('resources.packing.byHand')}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function Address({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const { shipping_address: address, shipping_method: method } = order
  const name = [address?.first_name, address?.last_name].filter(Boolean).join(' ')
  const place = [name, address?.line1, address?.line2, address?.line4, address?.district].filter(Boolean)
  return (
    <Facts
      facts={[
        [translate('resources.packing.to'), place.join(', ')],
        [translate('resources.orders.fields.phone'), address?.phone_number],
        [translate('resources.orders.fields.notes'), address?.notes],
        [translate('resources.orders.fields.method'), method],
      ]}
    />
  )
}

type ParcelsProps = { order: StaffOrder; next: string | undefined }

/** Parcels that are packed and not shipped yet, such as after a failure between both. */
export function PackedParcels({ order, next }: ParcelsProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const packed = order.shipments.filter(({ status }) => status === 'packed')
  const titleOf = (line: string) => order.lines.find(({ id }) => id === line)?.product_title ?? ''
  return packed.map((shipment) => (
    <Section key={shipment.id} title={translate('resources.packing.packed')}>
      <p>{shipment.lines.map(({ line, quantity }) => `${number(quantity)} × ${titleOf(line)}`).join(', ')}</p>
      <Address order={order} />
      <ShipForm order={order} shipment={shipment} missing={0} next={next} />
    </Section>
  ))
}

type ShipFormProps = ParcelsProps & { missing: number; shipment?: Shipment; onDownload?: () => void }

/** Packs what is left as one parcel and ships it. A parcel that was packed before a failure is not packed twice. */
export function ShipForm({ order, shipment, missing, next, onDownload }: ShipFormProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { number } = useFormat()
  const [lastCourier, setLastCourier] = useLastCourier()
  const [typedCourier, setTypedCourier] = useState(shipment?.courier || undefined)
  const courier = typedCourier ?? lastCourier
  const [tracking, setTracking] = useState(shipment?.tracking ?? '')
  const packed = useRef<Shipment>(undefined)
  const ship = useAction(
    async (_: undefined, idempotencyKey) => {
      const silent = { silent: true }
      const pack = () => packShipment(api, { id: order.id, courier, tracking, idempotencyKey }, silent)
      const parcel = shipment ?? packed.current ?? (await pack())
      packed.current = parcel
      const { id, version: ifMatch } = parcel
      return changeShipment(api, { id, ifMatch, status: 'shipped', courier, tracking, idempotencyKey }, silent)
    },
    {
      done: 'resources.orders.done.shipped',
      onDone: () => {
        setLastCourier(courier)
        navigate(next ? packingPath(next) : '/packing')
      },
    },
  )
  const isReady = missing === 0
  const label = next ? 'resources.packing.shipAndNext' : 'resources.packing.ship'
  return (
    <form
      className="pack-foot"
      onSubmit={(event) => {
        event.preventDefault()
        ship.mutate(undefined)
      }}
    >
      <CarriageFields
        courier={courier}
        tracking={tracking}
        set={(changed) => {
          if (changed.courier !== undefined) setTypedCourier(changed.courier)
          if (changed.tracking !== undefined) setTracking(changed.tracking)
        }}
      />
      <div className="line">
        <Papers numbers={[order.number]} {...(onDownload && { onStart: onDownload })} />
        <Link className="link" to={`/orders/${encodeURIComponent(order.id)}/show`}>
          {translate('resources.packing.openOrder')}
        </Link>
      </div>
      <ActionError error={ship.error} />
      <button
        type="submit"
        className={isReady ? 'button button--confirm button--wide' : 'button button--wide'}
        disabled={!isReady || ship.isPending}
      >
        {isReady
          ? translate(label)
          : translate('resources.packing.missing', { smart_count: missing, count: number(missing) })}
      </button>
    </form>
  )
}
