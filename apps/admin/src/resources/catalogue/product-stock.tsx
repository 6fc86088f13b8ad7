import { addStockMovement, countStock, getStaffStock, listStockMovements } from '@dabali/api-client/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api, codeOf, fieldErrors } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useTypedValues } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { FieldFrame } from '../../fields/form-fields.tsx'
import { currentOf } from '../../fields/merge-values.ts'
import { useFormat } from '../../i18n/format.ts'
import { useErrorFocus } from '../../layout/error-focus.ts'
import { ActionButton, LoadError, LoadingRows, Section, StateMessage } from '../../layout/parts.tsx'

export type Stock = Awaited<ReturnType<typeof getStaffStock>>
type Movement = Parameters<typeof addStockMovement>[1]['reason']

/** What is entered, and which way it goes; what may go both ways is entered with its sign. */
const REASONS: readonly (readonly [Movement | 'counted', sign: 1 | -1 | 0])[] = [
  ['received', 1],
  ['counted', 0],
  ['damaged', -1],
  ['lost', -1],
  ['returned', 1],
  ['sample', -1],
  ['transferred', 0],
  ['corrected', 0],
]
const SHOWN = 10

/** The stock of a product as a ledger: staff add movements, and the numbers follow from them. */
export function ProductStock({ id }: { id: string }) {
  const translate = useTranslate()
  const may = useMay()
  const { number } = useFormat()
  const stock = useQuery({
    queryKey: ['stock', id],
    queryFn: ({ signal }) => getStaffStock(api, { id }, { signal, silent: true }),
    retry: false,
  })
  const title = translate('resources.stock.name', { smart_count: 1 })
  // A ticket has none: its number is that of its date.
  if (stock.error instanceof Error && 'status' in stock.error && stock.error.status === 404) return null
  if (stock.error) return <LoadError error={stock.error} retry={stock.refetch} />
  if (!stock.data) return <LoadingRows />
  const { available, reserved, on_hand: onHand } = stock.data
  const figures = [
    ['onHand', onHand],
    ['reserved', reserved],
    ['available', available],
  ] as const
  return (
    <Section title={title}>
      <div className="stack" id="stock">
        {available === null ? (
          <p className="quiet">{translate('resources.stock.unlimited')}</p>
        ) : (
          <dl className="figures">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt className="quiet small">{translate(`resources.stock.fields.${name}`)}</dt>
                <dd className="big">{value === null ? '–' : number(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        {may('stock.write') && <MovementForm key={id} id={id} stock={stock.data} />}
        <Movements filter={{ product: id }} />
      </div>
    </Section>
  )
}

type Entered = { reason: (typeof REASONS)[number][0]; copies: string; note: string }

/** Adds a movement, or the result of a count. */
function MovementForm({ id, stock }: { id: string; stock: Stock }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const queries = useQueryClient()
  const { values, set, sent } = useTypedValues<Entered>(`stock.${id}`, {
    reason: stock.available === null ? 'counted' : 'received',
    copies: '',
    note: '',
  })
  const { reason, copies, note } = values
  const sign = REASONS.find(([name]) => name === reason)?.[1] ?? 0
  const add = useAction(
    (_: undefined, idempotencyKey) => {
      const shared = { id, ...(note && { note }), idempotencyKey }
      const entered = Number(copies)
      if (reason === 'counted') {
        return countStock(api, { ...shared, counted: entered, on_hand_seen: stock.on_hand }, { silent: true })
      }
      const change = sign === 0 ? entered : sign * Math.abs(entered)
      return addStockMovement(api, { ...shared, reason, change }, { silent: true })
    },
    {
      done: 'resources.stock.added',
      onDone: () => sent(values),
    },
  )
  const errors = Object.fromEntries(fieldErrors(add.error))
  const copiesError = errors['change'] ?? errors['counted']
  const hasFieldError = copiesError !== undefined || errors['note'] !== undefined
  const { form, rememberButton } = useErrorFocus(add.error, add.isPending)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    rememberButton(event)
    add.mutate(undefined, {
      // The next attempt counts against the stock of now.
      onError: (error) => {
        const current = currentOf<Stock>(error)
        if (current) queries.setQueryData(['stock', id], current)
      },
    })
  }
  const isUncounted = stock.available === null
  return (
    <form ref={form} className="filters" onSubmit={submit}>
      <FieldFrame source="reason" label="resources.stock.fields.movement" required error={undefined}>
        {(control) => (
          <select
            {...control}
            value={reason}
            onChange={(event) => set({ ...values, reason: event.target.value as typeof reason })}
          >
            {REASONS.filter(([name]) => !isUncounted || name === 'counted').map(([name]) => (
              <option key={name} value={name}>
                {translate(`resources.stock.reasons.${name}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame
        source="copies"
        label={reason === 'counted' ? 'resources.stock.fields.counted' : 'resources.stock.fields.copies'}
        required
        error={copiesError}
      >
        {(control) => (
          <input
            {...control}
            type="number"
            className="input num"
            {...(sign !== 0 && { min: 1 })}
            {...(reason === 'counted' && { min: 0 })}
            value={copies}
            onChange={(event) => set({ ...values, copies: event.target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame
        source="note"
        label="resources.stock.fields.note"
        required={reason === 'corrected'}
        error={errors['note']}
      >
        {(control) => (
          <input
            {...control}
            value={note}
            maxLength={500}
            onChange={(event) => set({ ...values, note: event.target.value })}
          />
        )}
      </FieldFrame>
      <ActionButton type="submit" className="button button--plain" isDisabled={add.isPending || copies === ''}>
        {translate('resources.stock.add')}
      </ActionButton>
      {add.error instanceof Error && !hasFieldError && (
        <p className="error-text" role="alert">
          {translate(add.error.message, { _: add.error.message })}
          {codeOf(add.error) === 'version_conflict' &&
            ` ${translate('resources.stock.seen', { count: stock.on_hand === null ? '–' : number(stock.on_hand) })}`}
        </p>
      )}
    </form>
  )
}

/** The newest movements of a product. */
function Movements({ filter }: { filter: { product: string } }) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  const [size, setSize] = useState(SHOWN)
  const { data, error, refetch } = useQuery({
    queryKey: ['movements', filter.product, size],
    queryFn: ({ signal }) => listStockMovements(api, { ...filter, page_size: size }, { signal, silent: true }),
    placeholderData: (before) => before,
  })
  if (error) return <LoadError error={error} retry={refetch} />
  if (!data) return <LoadingRows />
  if (data.count === 0) return <StateMessage kind="empty" title={translate('resources.stock.noMovements')} />
  const signed = (change: number) => (change > 0 ? `+${number(change)}` : `−${number(-change)}`)
  const columns = ['when', 'reason', 'change', 'balance', 'by', 'note'] as const
  return (
    <>
      <table className="grid grid--fold">
        <caption className="visually-hidden">{translate('resources.stock.movements')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={name === 'change' || name === 'balance' ? 'num' : undefined}>
                {translate(`resources.stock.fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.results.map(({ id, at, reason, change, balance, by, note, order_number: order }) => (
            <tr key={id}>
              <td>{time(at)}</td>
              <td>
                {translate(`resources.stock.reasons.${reason}`)}
                {order && (
                  <>
                    {', '}
                    <Link to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: order }))}`}>{order}</Link>
                  </>
                )}
              </td>
              <td className="num">{change === 0 ? number(0) : signed(change)}</td>
              <td className="num">{number(balance)}</td>
              <td>{by}</td>
              <td className="wide">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.count > size && (
        <button type="button" className="link" onClick={() => setSize(size * 5)}>
          {translate('resources.stock.more', { count: number(data.count) })}
        </button>
      )}
    </>
  )
}
