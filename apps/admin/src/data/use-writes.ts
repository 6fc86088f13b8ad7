import { useContext } from 'react'
import { DataProviderContext } from 'react-admin'

/**
 * The data provider for writes. That of `useDataProvider`, `useCreate`, `useUpdate` and `useDelete` answers a write that was refused
 * because the session has ended as if it were done.
 */
export function useWrites() {
  const provider = useContext(DataProviderContext)
  if (!provider) throw new Error('There is no data provider.')
  return provider
}
