import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, logIn, newMember } from './visitors.ts'
import { writeOrder } from './write-order.ts'

const STAFF = 'staff@example.com'
export const GOOD = {
  stars: 5,
  name: 'Maya',
  title: 'Read it twice',
  text: 'The rain is a person in it.',
  language: 'en',
}

type Member = Awaited<ReturnType<typeof newMember>>
type Caller = { cookie: string } | undefined
export type Book = { id: number; slug: string }
export type Columns = Partial<Parameters<typeof writeOrder>[1]>

/** The API with what a test of reviews does. */
export async function startReviews() {
  const api: RunningApp = await startApp({ staffMails: [STAFF] })
  const staff = { cookie: await logIn(api, STAFF) }

  const newBook = (work_id: number | null = null, columns: object = {}) =>
    makeProduct(api.database, { work_id, title: { en: 'The Rain Ledger' }, ...columns })

  const orderFor = (member: Member, { id }: Book, columns: Columns = {}, refunded_quantity = 0) =>
    writeOrder(api.database, {
      account_id: member.accountId,
      lines: [{ productId: id, productClass: 'Book', titles: { en: 'A' }, refunded_quantity }],
      ...columns,
    })

  /** An account that has paid for the book. */
  async function newBuyer(book: Book) {
    const member = await newMember(api)
    await orderFor(member, book)
    return member
  }

  const ask = (who: Caller, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    call(api, method, path, body, who && { cookie: who.cookie })
  const save = (who: Member | undefined, { slug }: Book, review: object = GOOD) =>
    ask(who, 'PUT', `products/${slug}/reviews/own/`, review)
  const listed = async ({ slug }: Book, query = '') =>
    (await ask(undefined, 'GET', `products/${slug}/reviews/${query}`)).body
  const ratingOf = async ({ slug }: Book) => (await ask(undefined, 'GET', `products/${slug}/`)).body.rating
  const vote = (who: Caller, id: string, method: 'PUT' | 'DELETE' = 'PUT') => ask(who, method, `reviews/${id}/helpful/`)
  const report = (who: Caller, id: string, reason = 'spam') => ask(who, 'POST', `reviews/${id}/reports/`, { reason })
  const moderate = (id: string, body: object, who = staff) => ask(who, 'POST', `staff/reviews/${id}/`, body)

  /** A published review, its author and its book. */
  async function reviewed(review: object = GOOD) {
    const book = await newBook()
    const author = await newBuyer(book)
    return { book, author, id: (await save(author, book, review)).body.id }
  }

  return {
    ...api,
    ...{ staff, newBook, orderFor, newBuyer, ask, save, listed, ratingOf, vote, report, moderate, reviewed },
    newMember: () => newMember(api),
  }
}
