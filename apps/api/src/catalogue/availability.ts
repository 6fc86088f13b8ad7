import { isDigital, type ProductClass } from '@dabali/domain'

const MESSAGES = {
  en: {
    digital: 'Read at once',
    inStock: (copies: string) =>
      copies === '1' ? 'In stock, one copy in Patan' : `In stock, ${copies} copies in Patan`,
    endless: 'In stock',
    soldOut: 'Sold out',
  },
  ne: {
    digital: 'तुरुन्तै पढ्न मिल्छ',
    inStock: (copies: string) => `मौज्दात छ, पाटनमा ${copies} प्रति`,
    endless: 'मौज्दात छ',
    soldOut: 'सकियो',
  },
}

const DIGITS = { en: new Intl.NumberFormat('en'), ne: new Intl.NumberFormat('ne-u-nu-deva') }

type Stock = { product_class: ProductClass; num_available: number | null }

/** Whether there is something to buy, how much, and the line that says so on the page. */
export function availabilityOf({ product_class, num_available }: Stock, language: 'en' | 'ne') {
  return {
    is_available_to_buy: num_available !== 0,
    num_available,
    message: messageOf({ product_class, num_available }, language),
  }
}

function messageOf({ product_class, num_available }: Stock, language: 'en' | 'ne') {
  const messages = MESSAGES[language]
  if (num_available === 0) return messages.soldOut
  if (isDigital(product_class)) return messages.digital
  return num_available === null ? messages.endless : messages.inStock(DIGITS[language].format(num_available))
}
