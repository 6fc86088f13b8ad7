import { type Basket, getBasket } from '@dabali/api-client'
import { readVisit } from '../visit.ts'

/** The basket of whoever asks for this page; nothing when the API does not answer. */
export async function readBasket(): Promise<Basket | undefined> {
  const { client } = await readVisit()
  return getBasket(client, {}).catch(() => undefined)
}
