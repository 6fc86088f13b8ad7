import type { Story } from '../gallery/story.ts'
import { Price } from './price.tsx'

const WORDS = {
  en: { printedPrice: 'Printed price', save: (amount: string) => `Save ${amount}` },
  ne: { printedPrice: 'छापिएको मूल्य', save: (amount: string) => `${amount} बचत` },
}

export const priceStory: Story = {
  name: 'price',
  states: (language) => {
    const words = { locale: language, texts: WORDS[language] }
    return [
      { name: 'as printed', shows: <Price selling="450.00" printed="450.00" {...words} /> },
      { name: 'less than printed', shows: <Price selling="585.00" printed="650.00" {...words} /> },
      { name: 'large', shows: <Price large selling="585.00" printed="650.00" {...words} /> },
      { name: 'in lakhs', shows: <Price selling="120000.50" printed="125000.00" {...words} /> },
    ]
  },
}
