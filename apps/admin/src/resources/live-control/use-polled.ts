import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

type Polled<Answer> = { ask: (options: { signal: AbortSignal }) => Promise<Answer>; everyMs: number }

/** Data that is asked for again and again; after a failure too, so that it is there again with the connection. */
export function usePolled<Answer>(key: readonly unknown[], { ask, everyMs }: Polled<Answer>) {
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask({ signal }),
    refetchInterval: everyMs,
    // Not while the tab is hidden; members who come back see the present state at once.
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    // Without a connection it fails at once, which the screen says.
    networkMode: 'always',
    retry: false,
  })
  const { refetch } = query
  useEffect(() => {
    const again = () => void refetch()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [refetch])
  return { ...query, isLost: query.error !== null && query.data !== undefined }
}
