'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Client } from '../http/create-client.ts'

const ClientContext = createContext<Client | undefined>(undefined)

/** Gives what is inside it the way to the API. Make the client once: with another one everything is asked again. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

export function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('useCall is used outside of <ClientProvider>.')
  return client
}
