import { type Basket, getBasket } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cookies } from 'next/headers'
import { serverClient } from '../api.ts'

/** The basket of whoever asks for this page; nothing when the API does not answer. */
export async function readBasket(language: Language): Promise<Basket | undefined> {
  const client = serverClient({ cookie: String(await cookies()) })
  return getBasket(client, { language }).catch(() => undefined)
}
