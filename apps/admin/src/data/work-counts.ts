import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { AdminResource, ToDo } from './resource.ts'

export type Work = ToDo & { resource: AdminResource['name'] }

/** What the resources know of that needs a person. */
export const workOf = (resources: readonly AdminResource[]): Work[] =>
  resources.flatMap(({ name, toDo = [] }) => toDo.map((one) => ({ ...one, resource: name })))

/** Every screen shows the counts, and each change loads them again. */
const FRESH_MS = 60_000

/** How much of each work there is, in its order. */
export function useWorkCounts(work: readonly Work[]) {
  const dataProvider = useDataProvider()
  return useQueries({
    queries: work.map(({ resource, filter }) => ({
      queryKey: [resource, 'count', filter],
      staleTime: FRESH_MS,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const asked = { filter, pagination: { page: 1, perPage: 1 }, signal }
        return (await dataProvider.getList(resource, asked)).total ?? 0
      },
    })),
  })
}

type Counted = Pick<Work, 'resource'> & { count: number | undefined }

/** The work of one resource may be counted in parts, such as what is due today: the largest has them all. */
export const workIn = (name: string, work: readonly Counted[]): number =>
  Math.max(0, ...work.filter(({ resource }) => resource === name).map(({ count = 0 }) => count))
