import { type CashSettlement, listCashSettlements, settleCash, type UnsettledCash } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api, fieldError } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useTypedValues } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useErrorFocus } from '../../layout/error-focus.ts'
import { Filters, SearchFilter, Views } from '../../layout/filters.tsx'
import { ActionButton, LoadError, LoadingRows, PageHead, Section, StateMessage, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { readSum, writeSum } from '../orders/refund-sum.ts'

/** Delivered orders whose cash the courier still has; those that are chosen are settled together. */
export default function CashScreen() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<readonly UnsettledCash[]>([])
  return (
    <ListBase resource="cash-on-delivery" perPage={100} exporter={false}>
      <PageHead
        area="store"
        title={translate('resources.cash-on-delivery.name', { smart_count: 2 })}
        meta={translate('resources.cash-on-delivery.text')}
      />
      <Views />
      <Filters>
        <SearchFilter source="courier" label="resources.cash-on-delivery.courier" />
      </Filters>
      <Unsettled chosen={chosen} setChosen={setChosen} />
      <Settlements />
    </ListBase>
  )
}

type ChosenProps = { chosen: readonly UnsettledCash[]; setChosen: (chosen: readonly UnsettledCash[]) => void }

function Unsettled({ chosen, setChosen }: ChosenProps) {
  const translate = useTranslate()
  const may = useMay()
  const { money, time } = useFormat()
  const mayRead = may('orders.read')
  const maySettle = may('payments.write')
  // What another person has settled meanwhile is chosen no more.
  const { data = [] } = useListContext<UnsettledCash>()
  const { values: typed, set: setTyped, sent } = useTypedValues<Typed>('cash-settlement', {})
  const present = chosen.filter(({ id }) => data.some((one) => one.id === id))
  const toggle = (order: UnsettledCash) =>
    setChosen(
      present.some(({ id }) => id === order.id) ? present.filter(({ id }) => id !== order.id) : [...present, order],
    )
  return (
    <>
      <RecordTable<UnsettledCash>
        caption="resources.cash-on-delivery.caption"
        empty="resources.cash-on-delivery.none"
        name={{
          label: 'resources.orders.fields.number',
          show: ({ number }) => number,
          ...(mayRead && { href: ({ id }) => `/orders/${encodeURIComponent(id)}/show` }),
        }}
        columns={[
          { label: 'resources.cash-on-delivery.courier', show: ({ couriers }) => couriers.join(', ') },
          {
            label: 'resources.cash-on-delivery.delivered',
            show: ({ delivered_at: at }) => (at ? time(at) : ''),
          },
          {
            label: 'resources.orders.fields.state',
            show: ({ is_collected: isCollected }) => (
              <Status tone={isCollected ? 's' : 'w'}>
                {translate(`resources.cash-on-delivery.${isCollected ? 'collected' : 'due'}`)}
              </Status>
            ),
          },
          { label: 'resources.orders.fields.amount', show: ({ amount }) => money(amount), isNumber: true },
          ...(maySettle
            ? [
                {
                  label: 'resources.cash-on-delivery.choose',
                  show: (order: UnsettledCash) => (
                    <input
                      type="checkbox"
                      aria-label={translate('resources.cash-on-delivery.chooseOrder', { number: order.number })}
                      checked={present.some(({ id }) => id === order.id)}
                      onChange={() => toggle(order)}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {maySettle && data.length > 0 && (
        <div className="line">
          <button type="button" className="link" onClick={() => setChosen(data)}>
            {translate('resources.cash-on-delivery.chooseShown')}
          </button>
          {present.length > 0 && (
            <button type="button" className="link" onClick={() => setChosen([])}>
              {translate('resources.cash-on-delivery.chooseNone')}
            </button>
          )}
        </div>
      )}
      {present.length > 0 && (
        <SettleForm
          orders={present}
          typed={typed}
          setTyped={setTyped}
          onDone={() => {
            sent(typed)
            setChosen([])
          }}
        />
      )}
    </>
  )
}

const NAMES = ['courier', 'reference', 'amount', 'note'] as const
/** What was typed; it stays when other orders are chosen. */
type Typed = Partial<Record<(typeof NAMES)[number], string>>
type SettleFormProps = {
  orders: readonly UnsettledCash[]
  typed: Typed
  setTyped: (typed: Typed) => void
  onDone: () => void
}

/**
 * What the courier handed over may differ from what the orders are worth; the difference is recorded. The courier and the
 * amount are those of the orders until others are typed.
 */
function SettleForm({ orders, typed, setTyped, onDone }: SettleFormProps) {
  const translate = useTranslate()
  const { money, number } = useFormat()
  const id = useId()
  const expected = orders.reduce((sum, { amount }) => sum + (readSum(amount) ?? 0n), 0n)
  const couriers = [...new Set(orders.flatMap((order) => order.couriers))]
  const [courier = ''] = couriers.length === 1 ? couriers : []
  const fields = { courier, reference: '', amount: writeSum(expected), note: '', ...typed }
  const sum = readSum(fields.amount)
  const difference = sum === undefined ? 0n : sum - expected
  const asked = { ...fields, ...(sum !== undefined && { amount: writeSum(sum) }) }
  const settle = useAction(
    (_: undefined, idempotencyKey) =>
      settleCash(api, { orders: orders.map((order) => order.number), ...asked, idempotencyKey }, { silent: true }),
    { done: 'resources.cash-on-delivery.settled', onDone },
  )
  const { form, rememberButton, focusWrongField } = useErrorFocus(settle.error, settle.isPending)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sum === undefined) return focusWrongField()
    rememberButton(event)
    settle.mutate(undefined)
  }
  const isNamed = NAMES.some((name) => fieldError(settle.error, name))
  return (
    <Section title={translate('resources.cash-on-delivery.settle')}>
      <form ref={form} className="stack" onSubmit={submit}>
        <p>
          {translate('resources.cash-on-delivery.expected', {
            smart_count: orders.length,
            count: number(orders.length),
            sum: money(writeSum(expected)),
          })}
        </p>
        <div className="field-grid">
          {NAMES.map((name) => {
            const wrong =
              name === 'amount' && sum === undefined
                ? translate('admin.errors.notASum')
                : fieldError(settle.error, name)
            return (
              <div key={name} className="field">
                <label htmlFor={`${id}-${name}`}>
                  {translate(`resources.cash-on-delivery.${name}`)}
                  {(name === 'note' || name === 'courier') && (
                    <span className="opt">{translate('admin.optional')}</span>
                  )}
                </label>
                <input
                  id={`${id}-${name}`}
                  className="input"
                  inputMode={name === 'amount' ? 'decimal' : undefined}
                  value={fields[name]}
                  aria-invalid={wrong !== undefined}
                  aria-describedby={wrong ? `${id}-${name}-error` : undefined}
                  readOnly={settle.isPending}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                />
                {wrong && (
                  <p className="error-text" id={`${id}-${name}-error`}>
                    {wrong}
                  </p>
                )}
              </div>
            )
          })}
        </div>
        {difference !== 0n && (
          <p className="notice notice--w">
            {translate(`resources.cash-on-delivery.${difference < 0n ? 'tooLittle' : 'tooMuch'}`, {
              sum: money(writeSum(difference < 0n ? -difference : difference)),
            })}
          </p>
        )}
        {settle.error instanceof Error && !isNamed && (
          <p className="error-text" role="alert">
            {translate(settle.error.message, { _: settle.error.message })}
          </p>
        )}
        <div className="line">
          <ActionButton type="submit" className="button button--confirm" isDisabled={settle.isPending}>
            {translate('resources.cash-on-delivery.record')}
          </ActionButton>
        </div>
      </form>
    </Section>
  )
}

const SHOWN_SETTLEMENTS = 25

function Settlements() {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['cash-settlements'],
    queryFn: ({ signal }) => listCashSettlements(api, { page_size: SHOWN_SETTLEMENTS }, { signal }),
  })
  return (
    <Section title={translate('resources.cash-on-delivery.settlements')}>
      {error && <LoadError error={error} retry={refetch} />}
      {isPending && <LoadingRows />}
      {data?.results.length === 0 && (
        <StateMessage kind="empty" title={translate('resources.cash-on-delivery.noSettlements')} />
      )}
      <ul className="rows">
        {data?.results.map((settlement) => (
          <Settlement key={settlement.id} settlement={settlement} />
        ))}
      </ul>
    </Section>
  )
}

function Settlement({ settlement }: { settlement: CashSettlement }) {
  const translate = useTranslate()
  const may = useMay()
  const { money, time } = useFormat()
  const { courier, reference, amount, difference, note, orders, settled_by: by, settled_at: at } = settlement
  const off = Number(difference)
  return (
    <li className="stack-2">
      <p className="line between">
        <b>{[courier, reference].filter(Boolean).join(', ')}</b>
        <span className="num">{money(amount)}</span>
      </p>
      {off !== 0 && (
        <p>
          <Status tone="w">
            {translate(`resources.cash-on-delivery.${off < 0 ? 'tooLittle' : 'tooMuch'}`, {
              sum: money(difference.replace('-', '')),
            })}
          </Status>
        </p>
      )}
      <p className="line">
        {orders.map(({ number }) =>
          may('orders.read') ? (
            <Link key={number} to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`}>
              {number}
            </Link>
          ) : (
            <span key={number}>{number}</span>
          ),
        )}
      </p>
      <p className="quiet small">{[time(at), by, note].filter(Boolean).join(', ')}</p>
    </li>
  )
}
