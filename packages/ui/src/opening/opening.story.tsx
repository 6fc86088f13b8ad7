import type { Story } from '../gallery/story.ts'
import { Opening } from './opening.tsx'

const WORDS = {
  en: {
    title: 'What the rain owes us',
    standFirst: 'A ledger kept for forty years, and the two pages that somebody tore out.',
    youAreHere: 'You are here',
    way: [
      { href: '/', name: 'Books' },
      { href: '/read', name: 'Reading room' },
    ],
    by: 'Ishvari Tamot',
  },
  ne: {
    title: 'पानीले तिर्न बाँकी',
    standFirst: 'चालीस वर्ष राखिएको बहीखाता, र कसैले च्यातेका दुई पाना।',
    youAreHere: 'तपाईं यहाँ हुनुहुन्छ',
    way: [
      { href: '/ne', name: 'किताब' },
      { href: '/ne/read', name: 'पढ्ने कोठा' },
    ],
    by: 'ईश्वरी तामोट',
  },
} as const

export const openingStory: Story = {
  name: 'opening',
  states: (language) => {
    const { by, ...words } = WORDS[language]
    return [
      {
        name: 'with who wrote it',
        shows: (
          <Opening {...words} locale={language}>
            <span>{by}</span>
          </Opening>
        ),
      },
      { name: 'over a ledge of what follows', shows: <Opening {...words} standFirst="" locale={language} isBare /> },
    ]
  },
}
