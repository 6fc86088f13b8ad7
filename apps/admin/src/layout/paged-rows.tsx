import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LoadError, LoadingRows } from './parts.tsx'

type Page<Row> = { count: number; next: string | null; results: readonly Row[] }

type PagedRowsProps<Row> = {
  queryKey: readonly unknown[]
  load: (page: number, signal: AbortSignal) => Promise<Page<Row>>
  /** A message key: what an empty list means. */
  none: string
  /** One `li`. */
  children: (row: Row) => ReactNode
}

/** A list inside of a screen that loads its next page when it is asked to. */
export function PagedRows<Row>({ queryKey, load, none, children }: PagedRowsProps<Row>) {
  const translate = useTranslate()
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next }, pages) => (next ? pages.length + 1 : undefined),
  })
  const { data, error, isPending, refetch } = query
  const rows = data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <>
      {error && <LoadError error={error} retry={refetch} />}
      {isPending && <LoadingRows />}
      {data && rows.length === 0 && <p className="quiet">{translate(none)}</p>}
      {rows.length > 0 && <ul className="rows">{rows.map(children)}</ul>}
      <OlderButton query={query} />
    </>
  )
}

type OlderButtonProps = { query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'fetchNextPage'> }

/** Loads the next page of a list, the newest first, if there is one. */
export function OlderButton({ query: { hasNextPage, isFetching, fetchNextPage } }: OlderButtonProps) {
  const translate = useTranslate()
  if (!hasNextPage) return null
  return (
    <div className="line">
      <button type="button" className="button button--plain" disabled={isFetching} onClick={() => void fetchNextPage()}>
        {translate('resources.audit-log.older')}
      </button>
    </div>
  )
}
