import { expect, it, vi } from 'vitest'
import { makeRequestContext } from '../server-request/make-request-context.tsx'
import { libraryPage } from './library.tsx'

vi.mock('next/headers', () => ({ headers: async () => new Headers(), cookies: async () => new Map() }))

it.each([
  [{}, '/library'],
  [{ kind: 'read' }, '/library?kind=read'],
  [{ kind: 'read', sort: 'title', q: 'rain' }, '/library?kind=read&sort=title&q=rain'],
  [{ kind: 'unknown', other: 'x' }, '/library'],
])('the page of the library with %j is at %s, also in the other language', async (query, path) => {
  const { context } = makeRequestContext(200, { results: [], count: 0, next: null, previous: null })
  const { Page } = libraryPage({
    PageLayout: () => null,
    NotFoundScreen: () => null,
    pageLanguage: async () => 'en',
    readRequestContext: async () => context,
  })
  const shown = await Page({ params: Promise.resolve({ locale: 'en' }), searchParams: Promise.resolve(query) })
  expect(shown.props).toMatchObject({ path })
})
