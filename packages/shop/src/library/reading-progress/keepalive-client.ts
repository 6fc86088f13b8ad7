import { type Client, createClient } from '@dabali/api-client'
import type { Language } from '@dabali/domain'

/** A way to the API whose calls outlast the page: what is sent at its last moment arrives after it has gone. */
export const createKeepaliveClient = (language: Language): Client =>
  createClient({ baseUrl: '/v1/', language, fetch: (address, init) => fetch(address, { ...init, keepalive: true }) })
