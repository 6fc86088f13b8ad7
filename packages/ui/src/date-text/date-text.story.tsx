import type { Story } from '../gallery/story.ts'
import { DateText } from './date-text.tsx'

export const dateTextStory: Story = {
  name: 'date-text',
  states: (language) => [
    { name: 'a day', shows: <DateText value="2026-12-12" language={language} /> },
    { name: 'a day and a time', shows: <DateText value="2026-12-12T12:45:00Z" language={language} /> },
    { name: 'what is no date', shows: <DateText value="TBA" language={language} /> },
  ],
}
