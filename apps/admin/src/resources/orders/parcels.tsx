import { newId } from '@dabali/api-client'
import { changeShipment, packShipment, type Shipment, type StaffOrder, unpackShipment } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Section, Status, type Tone } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'

const TONES: Record<Shipment['status'], Tone> = { packed: 'w', shipped: 's', delivered: 's', returned: 'o' }
type Parts = readonly { line: string; quantity: number }[]

/** The parcels of an order, and what is in none of them yet. */
export function Parcels({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const may = useMay()
  const [isPacking, setPacking] = useState(false)
  const { shipments, lines_to_pack: left } = order
  if (shipments.length === 0 && left.length === 0) return null
  return (
    <Section title={translate('resources.orders.parcels.title')}>
      <ul className="rows">
        {shipments.map((shipment, at) => (
          <Parcel key={shipment.id} order={order} shipment={shipment} place={at + 1} />
        ))}
        {left.length > 0 && (
          <li className="stack-2">
            <p className="line between">
              <b>{translate('resources.orders.parcels.left')}</b>
              <Status tone="w">{translate('resources.orders.fulfilment.unfulfilled')}</Status>
            </p>
            <Contents order={order} parts={left} />
            {order.pack_by && <PackBy day={order.pack_by} />}
            {may('orders.write') && (
              <p className="line">
                <Link className="link" to={`/packing/${encodeURIComponent(order.id)}/show`}>
                  {translate('resources.orders.parcels.scan')}
                </Link>
                <button type="button" className="link" onClick={() => setPacking(true)}>
                  {translate('resources.orders.parcels.pack')}
                </button>
              </p>
            )}
          </li>
        )}
      </ul>
      {isPacking && <PackDialog order={order} onClose={() => setPacking(false)} />}
    </Section>
  )
}

function Contents({ order, parts }: { order: StaffOrder; parts: Parts }) {
  const { number } = useFormat()
  const titles = parts.map(({ line: id, quantity }) => {
    const title = order.lines.find((line) => line.id === id)?.product_title ?? ''
    return `${number(quantity)} × ${title}`
  })
  return <p>{titles.join(', ')}</p>
}

function PackBy({ day: value }: { day: string }) {
  const translate = useTranslate()
  const { day } = useFormat()
  return <p className="quiet small">{translate('resources.orders.parcels.packBy', { day: day(value) })}</p>
}

type ParcelProps = { order: StaffOrder; shipment: Shipment; place: number }
type Dialogs = 'shipped' | 'tracking' | 'delivered' | 'returned' | 'unpack'

function Parcel({ order, shipment, place }: ParcelProps) {
  const translate = useTranslate()
  const may = useMay()
  const { number, time } = useFormat()
  const [dialog, setDialog] = useState<Dialogs>()
  const { status, courier, tracking, lines, shipped_at, delivered_at, returned_at, packed_at } = shipment
  const at = returned_at ?? delivered_at ?? shipped_at ?? packed_at
  const carriage = [courier, tracking && translate('resources.orders.parcels.trackedAs', { tracking })]
  const moves: [Dialogs, boolean][] = [
    ['shipped', status === 'packed'],
    ['unpack', status === 'packed'],
    ['delivered', status === 'shipped'],
    ['returned', status === 'shipped' || status === 'delivered'],
    ['tracking', status !== 'returned'],
  ]
  const close = () => setDialog(undefined)
  return (
    <li className="stack-2">
      <p className="line between">
        <b>{translate('resources.orders.parcels.name', { number: number(place) })}</b>
        <Status tone={TONES[status]}>{translate(`resources.orders.fulfilment.${status}`)}</Status>
      </p>
      <Contents order={order} parts={lines} />
      <p className="quiet small">{[...carriage, time(at)].filter(Boolean).join(', ')}</p>
      {may('orders.write') && (
        <p className="line">
          {moves.map(([name, isPossible]) =>
            isPossible ? (
              <button key={name} type="button" className="link" onClick={() => setDialog(name)}>
                {translate(`resources.orders.parcels.actions.${name}`)}
                <span className="visually-hidden">
                  {translate('resources.orders.parcels.name', { number: number(place) })}
                </span>
              </button>
            ) : null,
          )}
        </p>
      )}
      {dialog === 'unpack' && <UnpackDialog shipment={shipment} onClose={close} />}
      {dialog !== undefined && dialog !== 'unpack' && (
        <ChangeDialog key={dialog} shipment={shipment} move={dialog} onClose={close} />
      )}
    </li>
  )
}

type CarriageProps = {
  courier: string
  tracking: string
  set: (changed: { courier?: string; tracking?: string }) => void
}

/** The courier of the last parcel is offered again. */
export function useLastCourier() {
  return useStore<string>('packing.courier', '')
}

export function CarriageFields({ courier, tracking, set }: CarriageProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <div className="field-pair">
      <div className="field">
        <label htmlFor={`${id}-courier`}>
          {translate('resources.orders.parcels.courier')}
          <span className="opt">{translate('admin.optional')}</span>
        </label>
        <input
          id={`${id}-courier`}
          className="input"
          value={courier}
          onChange={(event) => set({ courier: event.target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-tracking`}>
          {translate('resources.orders.fields.tracking')}
          <span className="opt">{translate('admin.optional')}</span>
        </label>
        <input
          id={`${id}-tracking`}
          className="input"
          value={tracking}
          onChange={(event) => set({ tracking: event.target.value })}
        />
      </div>
    </div>
  )
}

type ChangeDialogProps = { shipment: Shipment; move: Exclude<Dialogs, 'unpack'>; onClose: () => void }

function ChangeDialog({ shipment, move, onClose }: ChangeDialogProps) {
  const translate = useTranslate()
  const [lastCourier, keepCourier] = useLastCourier()
  const [carriage, setCarriage] = useState({
    courier: shipment.courier || (move === 'shipped' ? lastCourier : ''),
    tracking: shipment.tracking,
  })
  const [isRestocked, setRestocked] = useState(true)
  const hasCarriage = move === 'shipped' || move === 'tracking'
  const change = useAction(
    (_: undefined, idempotencyKey) =>
      changeShipment(
        api,
        {
          ...{ id: shipment.id, ifMatch: shipment.version, idempotencyKey },
          ...(move !== 'tracking' && { status: move }),
          ...(hasCarriage && carriage),
          ...(move === 'returned' && { restock: isRestocked }),
        },
        { silent: true },
      ),
    {
      done: `resources.orders.parcels.done.${move}`,
      onDone: () => {
        if (hasCarriage) keepCourier(carriage.courier)
        onClose()
      },
    },
  )
  return (
    <Question
      title={translate(`resources.orders.parcels.questions.${move}`)}
      confirm={translate(`resources.orders.parcels.actions.${move}`)}
      onConfirm={() => change.mutate(undefined)}
      onClose={onClose}
      isBusy={change.isPending}
      error={change.error}
      isFinal={move === 'returned' || move === 'shipped'}
    >
      {hasCarriage && (
        <CarriageFields {...carriage} set={(changed) => setCarriage((before) => ({ ...before, ...changed }))} />
      )}
      {move === 'shipped' && <p className="quiet">{translate('resources.orders.questions.emailIsSent')}</p>}
      {move === 'returned' && (
        <label className="check">
          <input type="checkbox" checked={isRestocked} onChange={(event) => setRestocked(event.target.checked)} />
          {translate('resources.orders.parcels.restock')}
        </label>
      )}
    </Question>
  )
}

function UnpackDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const translate = useTranslate()
  const { id, version: ifMatch } = shipment
  const unpack = useAction(
    (_: undefined, idempotencyKey) => unpackShipment(api, { id, ifMatch, idempotencyKey }, { silent: true }),
    { done: 'resources.orders.parcels.done.unpack', onDone: onClose },
  )
  return (
    <Question
      title={translate('resources.orders.parcels.questions.unpack')}
      confirm={translate('resources.orders.parcels.actions.unpack')}
      onConfirm={() => unpack.mutate(undefined)}
      onClose={onClose}
      isBusy={unpack.isPending}
      error={unpack.error}
    />
  )
}

/** A part of what is left goes into one parcel; the rest waits for the next. */
function PackDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { lines_to_pack: left } = order
  const [copies, setCopies] = useState<Record<string, number>>(
    Object.fromEntries(left.map(({ line, quantity }) => [line, quantity])),
  )
  const lines = left.map(({ line }) => ({ line, quantity: copies[line] ?? 0 })).filter(({ quantity }) => quantity > 0)
  const pack = useAction(
    (_: undefined, idempotencyKey) => packShipment(api, { id: order.id, lines, idempotencyKey }, { silent: true }),
    {
      done: 'resources.orders.done.packed',
      onDone: onClose,
      undo: ({ id, version }) =>
        unpackShipment(api, { id, ifMatch: version, idempotencyKey: newId() }, { silent: true }),
    },
  )
  return (
    <Question
      title={translate('resources.orders.parcels.questions.pack')}
      confirm={translate('resources.orders.parcels.pack')}
      onConfirm={() => pack.mutate(undefined)}
      onClose={onClose}
      isBusy={pack.isPending}
      isDisabled={lines.length === 0}
      error={pack.error}
    >
      <ul className="rows">
        {left.map(({ line: id, quantity }) => {
          const title = order.lines.find((line) => line.id === id)?.product_title ?? ''
          return (
            <li key={id} className="line between">
              <span>
                {title}
                <br />
                <span className="quiet small">
                  {translate('resources.orders.parcels.toPack', { count: number(quantity) })}
                </span>
              </span>
              <input
                className="input input--num"
                type="number"
                min={0}
                max={quantity}
                aria-label={translate('resources.orders.parcels.copiesOf', { title })}
                value={copies[id] ?? 0}
                onChange={({ target }) => {
                  const wanted = Math.trunc(target.valueAsNumber || 0)
                  setCopies({ ...copies, [id]: Math.max(0, Math.min(quantity, wanted)) })
                }}
              />
            </li>
          )
        })}
      </ul>
    </Question>
  )
}
