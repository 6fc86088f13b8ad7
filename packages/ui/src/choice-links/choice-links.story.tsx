import { writeDigits } from '@dabali/domain'
import type { Story } from '../gallery/story.ts'
import { ChoiceLinks } from './choice-links.tsx'

const WORDS = {
  en: { label: 'Format', all: 'All', album: 'Albums', single: 'Singles' },
  ne: { label: 'ढाँचा', all: 'सबै', album: 'एल्बम', single: 'एकल गीत' },
} as const

export const choiceLinksStory: Story = {
  name: 'choice-links',
  states: (language) => {
    const { label, ...texts } = WORDS[language]
    const choices = Object.values(texts).map((text, index) => ({
      href: `/records/?${index}`,
      text,
      isShown: index === 1,
    }))
    const counted = choices.map((choice, index) => ({ ...choice, count: writeDigits(12 - index, language) }))
    return [
      { name: 'the second is shown', shows: <ChoiceLinks label={label} choices={choices} /> },
      { name: 'with how many there are', shows: <ChoiceLinks label={label} choices={counted} /> },
    ]
  },
}
