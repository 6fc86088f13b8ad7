'use client'

import { type ApiError, createClient } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { createToasts } from '@dabali/ui/toaster'
import { type ReactNode, useState } from 'react'
import { forgetLogin } from '../account/store-data-storage.ts'
import { StoreProvider } from './store-provider.tsx'

const { showToast, Toaster } = createToasts()

export { Toaster }

/** The sentences of the error catalogue in the language of the page, by their keys. */
type ErrorToasts = Readonly<Record<string, string>>

type ShopProvidersProps = {
  language: Language
  errorToasts: ErrorToasts
  children: ReactNode
}

/** What the parts of a page that run in the browser share: the basket, the way to the API, the toasts. */
export function ShopProviders({ language, errorToasts, children }: ShopProvidersProps) {
  const [services] = useState(() => {
    const tell = ({ text, toast }: ApiError) =>
      showToast({ kind: 'e', text: (text === undefined ? undefined : errorToasts[text]) ?? toast })
    return { client: createClient({ baseUrl: '/v1/', language, onError: tell, fetch: fetchAsVisitor }), showToast }
  })
  return <StoreProvider services={services}>{children}</StoreProvider>
}

/** Whoever the API does not know is not logged in, whatever this browser remembers. */
async function fetchAsVisitor(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.status === 401) forgetLogin()
  return response
}
