import type { Story } from '../gallery/story.ts'
import { StatusText } from './status-text.tsx'

const WORDS = {
  en: { s: 'Paid', w: 'Waiting for eSewa', e: 'Payment failed', other: 'Draft' },
  ne: { s: 'तिरियो', w: 'ई-सेवाको जवाफ पर्खँदै', e: 'भुक्तानी भएन', other: 'मस्यौदा' },
} as const

export const statusTextStory: Story = {
  name: 'status-text',
  states: (language) => [
    { name: 's, green', shows: <StatusText code="s">{WORDS[language].s}</StatusText> },
    { name: 'w, yellow', shows: <StatusText code="w">{WORDS[language].w}</StatusText> },
    { name: 'e, red', shows: <StatusText code="e">{WORDS[language].e}</StatusText> },
    { name: 'any other, black', shows: <StatusText code="d">{WORDS[language].other}</StatusText> },
  ],
}
