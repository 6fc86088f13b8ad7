import { useInfiniteQuery } from '@tanstack/react-query'
import { toHttpError } from './api.ts'

type Page<Row> = { count: number; next: string | null; results: readonly Row[] }

/** A list inside of a screen that loads its next page when it is asked to. */
export function usePages<Row>(
  queryKey: readonly unknown[],
  load: (page: number, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      load(pageParam, signal).catch((cause: unknown) => {
        throw toHttpError(cause)
      }),
    initialPageParam: 1,
    getNextPageParam: ({ next }, pages) => (next ? pages.length + 1 : undefined),
  })
  return {
    ...query,
    rows: query.data?.pages.flatMap(({ results }) => results) ?? [],
    more: () => void query.fetchNextPage(),
  }
}
