import '@dabali/ui/tokens.css'
import '@dabali/ui/base.css'
import { createClient } from '@dabali/api-client'
import { type ReactNode, StrictMode } from 'react'
import type { ShopServices } from '../store/store.ts'
import { StoreProvider } from '../store/store-provider.tsx'

type PageFrameProps = { services: ShopServices; children: ReactNode }

/** The providers of a page, around one component. */
export function PageFrame({ services, children }: PageFrameProps) {
  return (
    <StrictMode>
      <StoreProvider services={services}>{children}</StoreProvider>
    </StrictMode>
  )
}

export type Sent = { method: string; path: string; body: unknown }

/** Shop services with a fake `fetch`. */
export function pageServices(answer: (sent: Sent) => Response) {
  const sent: Sent[] = []
  const toasts: string[] = []
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const one = { method: init.method ?? 'GET', path: String(input), body }
    sent.push(one)
    return answer(one)
  }
  const services: ShopServices = {
    client: createClient({ baseUrl: '/v1/', retries: 0, fetch, onError: ({ toast }) => toasts.push(toast) }),
    showToast: ({ text }) => toasts.push(text),
    goTo: () => undefined,
  }
  return { services, sent, toasts }
}
