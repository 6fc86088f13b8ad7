import type { Story } from '../gallery/story.ts'
import { WayHere } from './way-here.tsx'

const WORDS = {
  en: { label: 'You are here', top: 'Books', shelf: 'Poetry', here: 'What the rain owes us' },
  ne: { label: 'तपाईं यहाँ हुनुहुन्छ', top: 'किताब', shelf: 'कविता', here: 'पानीले तिर्न बाँकी' },
} as const

export const wayHereStory: Story = {
  name: 'way-here',
  states: (language) => {
    const { label, top, shelf, here } = WORDS[language]
    const way = [
      { href: '/books', name: top },
      { href: '/category/poetry', name: shelf },
    ]
    return [
      { name: 'to a page with a head of its own', shows: <WayHere label={label} way={way} locale={language} /> },
      { name: 'that ends with the page', shows: <WayHere label={label} way={way} here={here} locale={language} /> },
    ]
  },
}
