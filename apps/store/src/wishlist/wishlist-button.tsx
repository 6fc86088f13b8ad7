'use client'
'use no memo'

import { addToWishlist, getWishlistProduct, removeFromWishlist } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { WISHLIST_PATH } from '@dabali/shop/paths'
import { CHANGE_WISHLIST_ACTION } from '../paths.ts'
import { ToggleForm } from './toggle-form.tsx'

export type WishlistTexts = Record<'save' | 'isSaved' | 'saved' | 'removed' | 'failed' | 'view', string>

type WishlistButtonProps = {
  /** The slug of the product. */
  product: string
  language: Language
  texts: WishlistTexts
  /** On the wishlist itself: removes, and calls this afterwards. */
  onRemoved?: () => void
  label?: string
}

const SILENT = { silent: true }
const CALLS = {
  read: async (...[client, product]: Call) => (await getWishlistProduct(client, { product }, SILENT)).is_saved,
  turnOn: (...[client, product]: Call) => addToWishlist(client, { product }, SILENT),
  turnOff: (...[client, product]: Call) => removeFromWishlist(client, { product }, SILENT),
}
type Call = [client: Parameters<typeof addToWishlist>[0], product: string]

/** Saves a work, or removes a saved one. */
export function WishlistButton({ product, language, texts, onRemoved, label }: WishlistButtonProps) {
  return (
    <ToggleForm
      slug={product}
      calls={CALLS}
      action={CHANGE_WISHLIST_ACTION}
      language={language}
      texts={{
        off: texts.save,
        on: texts.isSaved,
        turnedOn: texts.saved,
        turnedOff: texts.removed,
        failed: texts.failed,
      }}
      link={{ href: localPath(language, WISHLIST_PATH), text: texts.view }}
      onTurnedOff={onRemoved}
      label={label}
      isWide
    />
  )
}
