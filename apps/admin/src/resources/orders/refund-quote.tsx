import type { Order } from '@dabali/api-client'
import { getRefundQuote } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { ActionButton, ActionError, Facts } from '../../layout/parts.tsx'
import { readSum, writeSum } from './refund-sum.ts'

/** Copies of lines, and an amount where it is not that of the copies. */
export type RefundedParts = { lines?: { line: string; quantity: number }[]; amount?: string }

/** What the API would refund. An answer to what was asked before is never shown. */
export function useRefundQuote({ id }: Pick<Order, 'id'>, parts: RefundedParts | undefined) {
  return useQuery({
    queryKey: ['refund-quote', id, parts],
    queryFn: ({ signal }) => getRefundQuote(api, { id, ...parts }, { signal, silent: true }),
    enabled: parts !== undefined,
    // What was worked out for an earlier state of the order may be wrong now.
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const toSum = (amount: string) => readSum(amount) ?? 0n

/** What is refunded for copies and delivery, in total, and what it means for the order. */
export function RefundSummary({ quote }: { quote: ReturnType<typeof useRefundQuote> }) {
  const translate = useTranslate()
  const { money } = useFormat()
  const { data, error, isFetching, isLoading, refetch } = quote
  const goods = data?.lines.reduce((sum, { amount }) => sum + toSum(amount), 0n) ?? 0n
  // Another amount than that of the copies has no parts.
  const hasParts = data && goods + toSum(data.delivery) === toSum(data.amount)
  return (
    <>
      <div role="status" className="stack">
        {isLoading && <p className="quiet">{translate('resources.orders.refundLoading')}</p>}
        {data && !error && (
          <>
            <Facts
              isSum
              facts={[
                [translate('resources.orders.fields.items'), hasParts && money(writeSum(goods))],
                [translate('resources.orders.fields.delivery'), hasParts && money(data.delivery)],
                [translate('resources.orders.fields.refundTotal'), money(data.amount)],
              ].map(([name, value]) => [String(name), value || undefined] as const)}
            />
            {data.closes && <p className="notice notice--w">{translate('resources.orders.refundCloses')}</p>}
            {!data.is_allowed && (
              <p className="notice notice--w">
                {translate('resources.orders.refundLimit', { sum: data.limit === null ? '' : money(data.limit) })}
              </p>
            )}
          </>
        )}
      </div>
      <ActionError error={error} />
      {error && (
        <ActionButton className="link" isDisabled={isFetching} onClick={() => void refetch()}>
          {translate('admin.action.tryAgain')}
        </ActionButton>
      )}
    </>
  )
}
