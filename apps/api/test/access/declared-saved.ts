import { makeContent, makeEventDate, makeVenue } from '../make-content.ts'
import { makeBrowser } from '../push-service.ts'
import { buy, makeBook, makeFreeEbook, saying, withInput } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const book: Thing = async (env) => ({ ids: { product: String((await makeBook(env)).id) } })
const author: Thing = async ({ database }) => ({ ids: { slug: (await makeContent(database, 'author')).slug } })
const followedAuthor: Thing = async (env, person) => {
  const followed = await author(env, person)
  await env.done('PUT', `authors/${followed.ids?.['slug']}/follow/`, { cookie: person.cookie })
  return followed
}
const followToken: Thing = async (env, person) => {
  const { ids } = await followedAuthor(env, person)
  const [{ token }] = await env.rows(
    'select token from follow join content on content.id = content_id where slug = $1',
    [ids?.['slug']],
  )
  return { ids: { token } }
}
const artist: Thing = async ({ database }) => ({ ids: { slug: (await makeContent(database, 'artist')).slug } })
const venue: Thing = async ({ database }) => ({ ids: { slug: (await makeVenue(database)).slug } })
/** The same, followed by the person. */
const followed =
  (of: Thing, plural: 'artists' | 'venues'): Thing =>
  async (env, person) => {
    const asked = await of(env, person)
    await env.done('PUT', `${plural}/${asked.ids?.['slug']}/follow/`, { cookie: person.cookie })
    return asked
  }
const record: Thing = async ({ database }) => ({
  ids: { slug: (await makeContent(database, 'record')).slug },
  fixed: { kind: 'record' },
})
const savedRecord: Thing = async (env, person) => {
  const saved = await record(env, person)
  await env.done('PUT', `favourites/record/${saved.ids?.['slug']}/`, { cookie: person.cookie })
  return saved
}
const comingDate: Thing = async ({ database }) => {
  const date = await makeEventDate(database, await makeContent(database, 'event'))
  return { ids: { id: String(date.id) } }
}
const remindedDate: Thing = async (env, person) => {
  const asked = await comingDate(env, person)
  await env.done('PUT', `event-dates/${asked.ids?.['id']}/reminder/`, { cookie: person.cookie })
  return asked
}
const reminderToken: Thing = async (env, person) => {
  const { ids } = await remindedDate(env, person)
  const [{ token }] = await env.rows('select token from reminder where event_date_id = $1', [ids?.['id']])
  return { ids: { token } }
}
const browser: Thing = async () => {
  const { endpoint, subscription } = makeBrowser()
  return { body: subscription, marks: [endpoint] }
}
const addedBrowser: Thing = async (env, person) => {
  const { endpoint, subscription } = makeBrowser()
  await env.done('POST', 'push-subscriptions/', { body: subscription, cookie: person.cookie })
  return { body: { endpoint }, marks: [endpoint] }
}
const savedBook: Thing = async (env, person) => {
  const saved = await book(env, person)
  await env.done('PUT', `wishlist/products/${saved.ids?.['product']}/`, { cookie: person.cookie })
  return saved
}
const sharedWishlist: Thing = async (env, { cookie }) => {
  const { token } = await env.done('PUT', 'wishlist/share/', { body: { renew: true }, cookie })
  return { ids: { token } }
}

const REVIEW = { stars: 4, name: 'Nisha', title: 'Read it twice', language: 'en' }

/** A book that the person has bought. */
const boughtBook: Thing = async (env, person) => {
  const { order } = await buy(env, person, await makeFreeEbook(env))
  const [{ product_id }] = await env.rows('select product_id from order_line where order_id = $1', [order.id])
  return { ids: { product: String(product_id) }, body: REVIEW }
}

const ownReview: Thing = async (env, person) => {
  const asked = await boughtBook(env, person)
  await env.done('PUT', `products/${asked.ids?.['product']}/reviews/own/`, { body: REVIEW, cookie: person.cookie })
  return { ...asked, body: undefined }
}

/** A review by another person. */
const otherReview: Thing = async (env) => {
  const author = await env.newPerson()
  const { ids } = await ownReview(env, author)
  const { results } = await env.done('GET', `products/${ids?.['product']}/reviews/`)
  return { ids: { id: results[0].id } }
}

const helpfulReview: Thing = async (env, person) => {
  const asked = await otherReview(env, person)
  await env.done('PUT', `reviews/${asked.ids?.['id']}/helpful/`, { cookie: person.cookie })
  return asked
}

/** A vote of any account changes the number of the review. */
const countedReview: Thing = async (env, person) => ({ fixed: (await otherReview(env, person)).ids ?? {} })

/** Followed, saved, notified of and reviewed. */
export const SAVED: Record<string, Rule> = {
  listFollowedAuthors: { who: 'account' },
  getAuthorFollow: { who: 'account', of: author },
  followAuthor: { who: 'account', of: author, ok: 204 },
  unfollowAuthor: { who: 'account', of: followedAuthor, ok: 204 },
  listFollows: { who: 'account' },
  getArtistFollow: { who: 'account', of: artist },
  followArtist: { who: 'account', of: artist, ok: 204 },
  unfollowArtist: { who: 'account', of: followed(artist, 'artists'), ok: 204 },
  getVenueFollow: { who: 'account', of: venue },
  followVenue: { who: 'account', of: venue, ok: 204 },
  unfollowVenue: { who: 'account', of: followed(venue, 'venues'), ok: 204 },
  listFavourites: { who: 'account' },
  listFavouriteNames: { who: 'account' },
  getFavourite: { who: 'account', of: record },
  addFavourite: { who: 'account', of: record, ok: 204 },
  removeFavourite: { who: 'account', of: savedRecord, ok: 204 },
  listReminders: { who: 'account' },
  getReminder: { who: 'account', of: comingDate },
  addReminder: { who: 'account', of: comingDate, ok: 204 },
  removeReminder: { who: 'account', of: remindedDate, ok: 204 },
  getReminderByToken: { who: 'holder', of: reminderToken },
  endReminderByToken: { who: 'holder', of: reminderToken },
  getFollowByToken: { who: 'holder', of: followToken },
  endFollowByToken: { who: 'holder', of: followToken },
  getPushSettings: { who: 'account' },
  addPushSubscription: { who: 'account', of: browser, ok: 204 },
  removePushSubscription: { who: 'account', of: addedBrowser, ok: 204 },
  getWishlist: { who: 'account' },
  getWishlistProduct: { who: 'account', of: book },
  addToWishlist: { who: 'account', of: book, ok: 204 },
  removeFromWishlist: { who: 'account', of: savedBook, ok: 204 },
  shareWishlist: { who: 'account', of: withInput({ name: 'Dashain' }) },
  stopSharingWishlist: { who: 'account', ok: 204 },
  getSharedWishlist: { who: 'holder', of: sharedWishlist },
  getOwnReview: { who: 'account', of: ownReview },
  // Only buyers can write.
  saveReview: { who: 'account', of: boughtBook, ok: 201, answers: { other: 406, staff: 406 } },
  // Deleting a missing review succeeds.
  deleteReview: { who: 'account', of: ownReview, ok: 204 },
  markReviewHelpful: { who: 'account', of: countedReview },
  unmarkReviewHelpful: { who: 'account', of: helpfulReview },
  reportReview: { who: 'account', of: saying(otherReview, { body: { reason: 'spam' } }), ok: 204 },
  listStaffReviews: { who: 'staff' },
  moderateReview: { who: 'staff', of: saying(otherReview, { body: { is_hidden: true, reason: 'Off topic.' } }) },
}
