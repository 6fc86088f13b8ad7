import { type ApiError, businessRefusal, invalidField } from '../errors/api-error.ts'

export const LARGEST_QUANTITY = 99

const DIGITS = new Intl.NumberFormat('ne-u-nu-deva')

const MESSAGES = {
  en: {
    unknown: 'There is no such product here.',
    soldOut: 'Sold out.',
    left: (copies: number) => (copies === 1 ? 'Only one copy left.' : `Only ${copies} copies left.`),
    most: `At most ${LARGEST_QUANTITY} of one thing fit in a cart.`,
  },
  ne: {
    unknown: 'यस्तो सामान यहाँ छैन।',
    soldOut: 'सकियो।',
    left: (copies: number) => `${DIGITS.format(copies)} प्रति मात्र बाँकी छ।`,
    most: `एउटै सामान ${DIGITS.format(LARGEST_QUANTITY)} भन्दा बढी डोकोमा अट्दैन।`,
  },
}

/** A product that is not there is a wrong field and no 404: the page is about something else. */
export const unknownProduct = (language: 'en' | 'ne') =>
  invalidField('url', MESSAGES[language].unknown, 'unknown_product')

/** Why the quantity could not be added. */
export function tooMany(stock: number | null, language: 'en' | 'ne'): ApiError {
  const messages = MESSAGES[language]
  if (stock === 0) return businessRefusal(messages.soldOut, 'out_of_stock')
  return stock === null || stock >= LARGEST_QUANTITY
    ? businessRefusal(messages.most, 'too_many')
    : businessRefusal(messages.left(stock), 'out_of_stock')
}
