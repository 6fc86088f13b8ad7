import { TRACK_ORDER_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { askForOrder } from './ask-for-order.ts'

/** Sends the link of an order without scripts; what was typed never stands in an address. */
export async function answerTrackForm({ client, text }: PostedForm): Promise<string> {
  const problem = await askForOrder(client, { number: text('number'), contact: text('contact') })
  return `${TRACK_ORDER_PATH}?${problem ? `problem=${problem}` : 'sent=1'}`
}
