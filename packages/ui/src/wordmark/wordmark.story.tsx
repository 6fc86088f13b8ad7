import type { Story } from '../gallery/story.ts'
import { Wordmark } from './wordmark.tsx'

const WORDS = { en: 'Dabali', ne: 'डबली' } as const

export const wordmarkStory: Story = {
  name: 'wordmark',
  states: (language) => [{ name: 'leads home', shows: <Wordmark href="/" name={WORDS[language]} /> }],
}
