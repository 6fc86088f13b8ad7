'use client'

import { createClient, type Language } from '@dabali/api-client'
import { StoreProvider } from '@dabali/shop/store-provider'
import { showToast } from '@dabali/ui/show-toast'
import { type ReactNode, useState } from 'react'

/** What the parts of a page that run in the browser share: the basket, the way to the API, the toasts. */
export function Providers({ language, children }: { language: Language; children: ReactNode }) {
  const [services] = useState(() => ({
    client: createClient({ baseUrl: '/v1/', headers: { 'accept-language': language } }),
    showToast,
  }))
  return <StoreProvider services={services}>{children}</StoreProvider>
}
