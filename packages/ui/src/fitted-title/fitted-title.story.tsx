import type { Story } from '../gallery/story.ts'
import { FittedTitle } from './fitted-title.tsx'

const WORDS = {
  en: { short: 'What the rain owes us', long: 'Incomprehensibilities' },
  ne: { short: 'पानीले तिर्न बाँकी', long: 'अन्तर्राष्ट्रियकरणहरू' },
} as const

export const fittedTitleStory: Story = {
  name: 'fitted-title',
  states: (language) => {
    const { short, long } = WORDS[language]
    return [
      { name: 'short words', shows: <FittedTitle text={short} locale={language} /> },
      { name: 'a long word', shows: <FittedTitle text={long} locale={language} /> },
    ]
  },
}
