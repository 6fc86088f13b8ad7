import { createClient } from '@dabali/api-client'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RequestContext } from './request-context.ts'

const router = { refresh: () => undefined } as AppRouterInstance

/** A request context whose API calls are all answered with a status and a body, which may depend on the path. */
export function makeRequestContext(status: number, body: object | ((path: string) => object) = {}) {
  const failures: unknown[] = []
  const bodyOf = (url: string) => (typeof body === 'function' ? body(new URL(url).pathname) : body)
  const answer = async (asked: RequestInfo | URL) =>
    Response.json(bodyOf(asked instanceof Request ? asked.url : String(asked)), { status })
  const context: RequestContext = {
    site: 'store',
    language: 'en',
    origins: { store: 'http://store.test', culture: 'http://culture.test' },
    client: createClient({ baseUrl: 'http://api.test/v1/', retries: 0, fetch: answer }),
    storeData: { token: 'yes' },
    isLoggedIn: true,
    fail(failure) {
      failures.push(failure)
      return undefined
    },
  }
  return { context, failures }
}

export async function renderScreen(screen: ReactNode | Promise<ReactNode>) {
  const shown = await screen
  return renderToStaticMarkup(<AppRouterContext value={router}>{shown}</AppRouterContext>)
}

/** The heading of the error screen. */
export const isErrorScreen = (heading: string) => new RegExp(`<h1[^>]*>${heading}</h1>`)
