import {
  ApiError,
  addToWishlist,
  endFollowByToken,
  followAuthor,
  type Product,
  removeFromWishlist,
  shareWishlist,
  stopSharingWishlist,
  unfollowAuthor,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { logInFirst, type PostedForm, redirectAfterFailure } from '@dabali/shop/form-action'
import { WISHLIST_PATH } from '@dabali/shop/paths'
import { nullOn404 } from '@dabali/shop/request-context'
import { getTranslations } from 'next-intl/server'
import { unfollowPath } from '../paths.ts'
import { FollowButton, type FollowTexts } from './follow-button.tsx'
import { WishlistButton, type WishlistTexts } from './wishlist-button.tsx'

/** Saves or removes a work; visitors without a login go to the login first. */
export async function changeWishlistAction(posted: PostedForm): Promise<string> {
  const slug = posted.text('slug')
  const isRemoval = posted.text('change') === 'remove'
  try {
    await (isRemoval ? removeFromWishlist : addToWishlist)(posted.client, { product: slug })
    return `${WISHLIST_PATH}?done=${isRemoval ? 'removed' : 'saved'}`
  } catch (error) {
    return isLoggedOut(error) ? logInFirst(posted, WISHLIST_PATH, { name: 'save', value: slug }) : failurePath(error)
  }
}

/** Follows an author or ends it; visitors without a login go to the login first. */
export async function followAction(posted: PostedForm): Promise<string> {
  const slug = posted.text('slug')
  const isEnd = posted.text('change') === 'remove'
  try {
    await (isEnd ? unfollowAuthor : followAuthor)(posted.client, { slug })
    return `${WISHLIST_PATH}?done=${isEnd ? 'unfollowed' : 'followed'}`
  } catch (error) {
    return isLoggedOut(error) ? logInFirst(posted, WISHLIST_PATH, { name: 'follow', value: slug }) : failurePath(error)
  }
}

/** Ends the emails about an author. It takes a POST, because mail scanners follow links. */
export async function unfollowAction({ client, text }: PostedForm): Promise<string> {
  const token = text('token')
  await nullOn404(endFollowByToken(client, { token }))
  return unfollowPath(token)
}

const isLoggedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** Turns the link of the list on, renews it or turns it off. */
export async function shareWishlistAction(posted: PostedForm): Promise<string> {
  const { client, text } = posted
  const change = text('change')
  try {
    if (change === 'stop') await stopSharingWishlist(client)
    else await shareWishlist(client, change === 'renew' ? { renew: true } : { name: text('name') })
    return `${WISHLIST_PATH}?done=${change === 'stop' ? 'stopped' : 'shared'}`
  } catch (error) {
    return redirectAfterFailure(posted, error, WISHLIST_PATH, 'failed')
  }
}

const FULL = 406
const MISSING = 404

function failurePath(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  const problem = { [FULL]: 'full', [MISSING]: 'gone' }[error.status] ?? 'failed'
  return `${WISHLIST_PATH}?problem=${problem}`
}

/** The texts of the buttons that save and remove. */
export async function wishlistButtonTexts(): Promise<WishlistTexts> {
  const t = await getTranslations('wishlist')
  return {
    save: t('save'),
    isSaved: t('isSaved'),
    saved: t('done-saved'),
    removed: t('done-removed'),
    failed: t('problem-failed'),
    view: t('view'),
  }
}

/** The button on a book page. */
export async function SaveToWishlist({ product, language }: { product: Product; language: Language }) {
  return <WishlistButton product={product.slug} language={language} texts={await wishlistButtonTexts()} />
}

/** The texts of the buttons that follow an author. */
export async function followTexts(): Promise<FollowTexts> {
  const t = await getTranslations('wishlist')
  return {
    follow: t('follow'),
    isFollowed: t('isFollowed'),
    followed: t('done-followed'),
    unfollowed: t('done-unfollowed'),
    failed: t('problem-failed'),
  }
}

/** The button on an author page. */
export async function FollowAuthor({ author, language }: { author: string; language: Language }) {
  return <FollowButton author={author} language={language} texts={await followTexts()} />
}
