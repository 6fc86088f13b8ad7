import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '../http/language.ts'
import { hashSecret, newSecret } from '../secrets/secret.ts'
import { confirmMail } from './confirm-mail.ts'
import type { NewsletterQueries } from './queries.ts'

type Wish = { email: string; site: string; language: Language }

/** Does the same for an address that is subscribed and for one that is not, so that nobody learns which it is. */
export function subscribe(queries: Pick<NewsletterQueries, 'inTransaction'>, { email, site, language }: Wish) {
  const token = newSecret()
  return queries.inTransaction(async (inside) => {
    const { unsubscribe_token: unsubscribeToken } = await inside.keepWish({
      id: randomUUIDv7(),
      email,
      language,
      confirm_hash: hashSecret(token),
      // It only ends what nobody wants any more, and stands in every newsletter: it is kept as it is.
      unsubscribe_token: newSecret(),
    })
    await inside.addMail(confirmMail({ email, token, unsubscribeToken, site, language }))
  })
}
