import { getStaffProduct, listStaffOrders, listStaffProducts, type StaffOrder } from '@dabali/api-client/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, PageHead, StateMessage } from '../../layout/parts.tsx'
import { packingPath } from './packing-list.tsx'
import { Address, PackedParcels, PackLines, ShipForm } from './packing-parts.tsx'
import { type Counts, countOf, countOne, missingOf, type PackLine, readScan } from './scan.ts'

/** One order for a person with a phone and a pile of books: scan each, then ship. */
export default function PackingScreen() {
  return (
    <ShowBase resource="packing" {...STAYS_SHOWN}>
      <LoadedOrder />
    </ShowBase>
  )
}

function LoadedOrder() {
  const { record: order, error, isPending, refetch } = useShowContext<StaffOrder>()
  // The orders that wait, to say which one this is and to open the next.
  const waiting = useQuery({
    queryKey: ['packing', 'waiting'],
    queryFn: async ({ signal }) => listStaffOrders(api, { work: 'pack', page_size: 100 }, { signal }),
  })
  const lines = usePackLines(order)
  if (error && !order) return <LoadError error={error} retry={refetch} />
  if (lines.error && !lines.data) return <LoadError error={lines.error} retry={lines.refetch} />
  if (isPending || !order || waiting.isPending || !lines.data) return <LoadingRows />
  const ids = waiting.data?.results.map(({ id }) => id) ?? []
  return <PackedOrder key={order.id} order={order} lines={lines.data} waiting={ids} />
}

/** What is left to pack, with the ISBN that the scanner reads. */
function usePackLines(order: StaffOrder | undefined) {
  const left = order?.lines_to_pack ?? []
  return useQuery({
    queryKey: ['packing', 'lines', order?.id, left],
    enabled: order !== undefined,
    queryFn: ({ signal }) =>
      Promise.all(
        left.map(async ({ line: id, quantity: wanted }): Promise<PackLine> => {
          const line = order?.lines.find((one) => one.id === id)
          const product = line?.product_id
            ? await getStaffProduct(api, { product: line.product_id }, { signal })
            : undefined
          return { id, title: line?.product_title ?? '', isbn: product?.isbn ?? null, wanted }
        }),
      ),
  })
}

type Message = { tone: 'e' | 's'; title: string; text?: string }
type PackedOrderProps = { order: StaffOrder; lines: readonly PackLine[]; waiting: readonly string[] }

function PackedOrder({ order, lines, waiting }: PackedOrderProps) {
  const translate = useTranslate()
  const may = useMay()
  const { number, day } = useFormat()
  const place = waiting.indexOf(order.id)
  const next = waiting.filter((id) => id !== order.id)[Math.max(0, place)] ?? waiting.find((id) => id !== order.id)
  const meta = [
    place >= 0 && translate('resources.packing.place', { at: number(place + 1), count: number(waiting.length) }),
    order.pack_by && translate('resources.orders.parcels.packBy', { day: day(order.pack_by) }),
  ]
  return (
    <>
      <PageHead
        area="store"
        title={translate('resources.packing.title', { number: order.number })}
        meta={meta.filter(Boolean).join(', ')}
        actions={
          next && (
            <Link className="button button--plain" to={packingPath(next)}>
              {translate('resources.packing.skip')}
            </Link>
          )
        }
      />
      {may('orders.write') && <PackedParcels order={order} next={next} />}
      {lines.length === 0 ? (
        <StateMessage kind="empty" title={translate('resources.packing.nothingLeft')}>
          <Link className="button" to={next ? packingPath(next) : '/packing'}>
            {translate(next ? 'resources.packing.next' : 'resources.packing.backToList')}
          </Link>
        </StateMessage>
      ) : may('orders.write') ? (
        <Packing order={order} lines={lines} next={next} />
      ) : (
        <PackLines lines={lines} counts={{}} />
      )}
    </>
  )
}

type PackingProps = { order: StaffOrder; lines: readonly PackLine[]; next: string | undefined }

function Packing({ order, lines, next }: PackingProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const [counts, setCounts] = useState<Counts>({})
  const [message, setMessage] = useState<Message>()
  const missing = missingOf(lines, counts)
  const wanted = lines.reduce((sum, line) => sum + line.wanted, 0)
  const found = useNamedEdition()
  const field = useRef<HTMLInputElement>(null)
  // The next thing that a scanner types is an ISBN, whatever was pressed last.
  const focusScan = () => field.current?.focus()

  async function scan(text: string) {
    const read = readScan(lines, counts, text)
    if (read.kind === 'counted') {
      setCounts(read.counts)
      const left = read.line.wanted - countOf(read.counts, read.line)
      setMessage({
        tone: 's',
        title: read.line.title,
        text: translate(left > 0 ? 'resources.packing.countedMore' : 'resources.packing.counted', {
          count: number(left),
        }),
      })
    } else if (read.kind === 'full') {
      setMessage({
        tone: 'e',
        title: translate('resources.packing.full'),
        text: translate('resources.packing.fullText', { title: read.line.title, count: number(read.line.wanted) }),
      })
    } else if (read.kind === 'unreadable') {
      setMessage({
        tone: 'e',
        title: translate('resources.packing.unreadable'),
        text: translate('resources.packing.unreadableText', { text }),
      })
    } else {
      const { isbn } = read
      const title = translate('resources.packing.other')
      setMessage({ tone: 'e', title, text: isbn })
      const name = await found(isbn)
      const key = name === undefined ? 'resources.packing.otherUnknown' : 'resources.packing.otherText'
      setMessage({ tone: 'e', title, text: translate(key, { isbn, title: name ?? '' }) })
    }
  }

  return (
    <div className="packing">
      <meter
        className="progress"
        min={0}
        max={wanted}
        value={wanted - missing}
        aria-label={translate('resources.packing.progress')}
      />
      <ScanForm scan={scan} field={field} />
      <div role={message?.tone === 'e' ? 'alert' : 'status'}>
        {message && (
          <div className={`notice notice--${message.tone}`}>
            <p>
              <b>{message.title}</b> {message.text}
            </p>
          </div>
        )}
      </div>
      <PackLines
        lines={lines}
        counts={counts}
        count={(line) => {
          setCounts(countOne(counts, line))
          setMessage(undefined)
          focusScan()
        }}
      />
      {order.notes
        .filter(({ is_printed: isPrinted }) => isPrinted)
        .map(({ id, text }) => (
          <div key={id} className="notice">
            <p>
              <b>{translate('resources.packing.note')}</b> {text}
            </p>
          </div>
        ))}
      <Address order={order} />
      <ShipForm order={order} missing={missing} next={next} onDownload={focusScan} />
    </div>
  )
}

/** Finds what a scanned book is by its ISBN. */
function useNamedEdition() {
  const queries = useQueryClient()
  return async (isbn: string) => {
    const { results } = await queries
      .fetchQuery({
        queryKey: ['packing', 'edition', isbn],
        queryFn: () => listStaffProducts(api, { q: isbn, page_size: 1 }),
        staleTime: 60_000,
      })
      .catch(() => ({ results: [] }))
    const [product] = results
    return product && (product.title.en || product.title.ne || undefined)
  }
}

type ScanFormProps = { scan: (text: string) => Promise<void>; field: RefObject<HTMLInputElement | null> }

/** The field has the focus again after each scan: a scanner types the digits and Enter. */
function ScanForm({ scan, field }: ScanFormProps) {
  const translate = useTranslate()
  const id = useId()
  useEffect(() => field.current?.focus(), [field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (field.current) field.current.value = ''
    field.current?.focus()
    if (text !== '') void scan(text)
  }
  return (
    <form className="scan" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {translate('resources.packing.scan')}
      </label>
      <input
        ref={field}
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={translate('resources.packing.scan')}
      />
      <button type="submit" className="button">
        {translate('resources.packing.count')}
      </button>
    </form>
  )
}
