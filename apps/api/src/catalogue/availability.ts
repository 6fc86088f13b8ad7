import { isDigital, type ProductClass } from '@dabali/domain'

const MESSAGES = {
  en: {
    digital: 'Read at once',
    inStock: (copies: string) =>
      copies === '1' ? 'In stock, one copy in Patan' : `In stock, ${copies} copies in Patan`,
    endless: 'In stock',
    soldOut: 'Sold out',
    withdrawn: 'No longer sold',
  },
  ne: {
    digital: 'तुरुन्तै पढ्न मिल्छ',
    inStock: (copies: string) => `मौज्दात छ, पाटनमा ${copies} प्रति`,
    endless: 'मौज्दात छ',
    soldOut: 'सकियो',
    withdrawn: 'अब बेचिँदैन',
  },
}

const DIGITS = { en: new Intl.NumberFormat('en'), ne: new Intl.NumberFormat('ne-u-nu-deva') }

type Stock = { product_class: ProductClass; num_available: number | null; is_listed: boolean }

/** Whether and how many can be bought, with a message for the page. */
export function availabilityOf(stock: Stock, language: 'en' | 'ne') {
  const { is_listed, num_available } = stock
  return {
    is_available_to_buy: is_listed && num_available !== 0,
    num_available: is_listed ? num_available : 0,
    message: messageOf(stock, language),
  }
}

function messageOf({ product_class, num_available, is_listed }: Stock, language: 'en' | 'ne') {
  const messages = MESSAGES[language]
  if (!is_listed) return messages.withdrawn
  if (num_available === 0) return messages.soldOut
  if (isDigital(product_class)) return messages.digital
  return num_available === null ? messages.endless : messages.inStock(DIGITS[language].format(num_available))
}
