// @vitest-environment happy-dom
import { QueryClient, useQuery } from '@tanstack/react-query'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useAction } from './use-action.ts'

const PATIENT = { timeout: 30_000 }

type Deletion = { load: () => Promise<string>; isLeft: boolean }

/** A screen of one record with a button that deletes it. */
function Screen({ load, isLeft }: Deletion) {
  useQuery({ queryKey: ['record'], queryFn: load })
  const remove = useAction(async (_: undefined) => 'gone', { isLeft: () => isLeft })
  return (
    <button type="button" onClick={() => remove.mutate(undefined)}>
      {remove.isSuccess ? 'deleted' : 'delete'}
    </button>
  )
}

async function deleteOn({ isLeft }: { isLeft: boolean }): Promise<number> {
  const load = vi.fn(async () => 'record')
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <CoreAdminContext dataProvider={testDataProvider()} queryClient={queries}>
      <Screen load={load} isLeft={isLeft} />
    </CoreAdminContext>,
  )
  await vi.waitFor(() => expect(queries.getQueryState(['record'])?.status).toBe('success'), PATIENT)
  document.querySelector('button')?.click()
  // The change is done when what it loads again is there.
  await vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe('deleted'), PATIENT)
  expect(queries.getQueryState(['record'])?.isInvalidated).toBe(isLeft)
  const calls = load.mock.calls.length
  root.unmount()
  document.body.replaceChildren()
  return calls
}

it('a change loads again what is shown', { timeout: 60_000 }, async () => {
  expect(await deleteOn({ isLeft: false })).toBe(2)
})

it('a deletion does not ask again for what it has deleted; it is only marked as old', { timeout: 60_000 }, async () => {
  expect(await deleteOn({ isLeft: true })).toBe(1)
})
