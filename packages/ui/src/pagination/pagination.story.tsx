import { writeDigits } from '@dabali/domain'
import type { Story } from '../gallery/story.ts'
import { Pagination } from './pagination.tsx'

const WORDS = {
  en: { label: 'Pages', previous: 'Back', next: 'Next', page: (page: number) => `Page ${page}` },
  ne: {
    label: 'पाना',
    previous: 'अघिल्लो',
    next: 'अर्को',
    page: (page: number) => `पाना ${writeDigits(page, 'ne')}`,
  },
} as const

export const paginationStory: Story = {
  name: 'pagination',
  states: (language) => {
    const { label, ...texts } = WORDS[language]
    const at = (page: number, pages: number) => (
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(other) => `/search/?page=${other}`}
        label={label}
        texts={texts}
        language={language}
      />
    )
    return [
      { name: 'first', shows: at(1, 12) },
      { name: 'middle', shows: at(6, 12) },
      { name: 'last', shows: at(12, 12) },
      { name: 'few', shows: at(2, 3) },
      { name: 'many', shows: at(118, 1240) },
    ]
  },
}
