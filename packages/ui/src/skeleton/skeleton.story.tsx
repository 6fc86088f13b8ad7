import type { Story } from '../gallery/story.ts'
import { Skeleton } from './skeleton.tsx'

const WORDS = { en: 'The books are coming', ne: 'किताब आउँदै छन्' } as const

export const skeletonStory: Story = {
  name: 'skeleton',
  states: (language) => [
    { name: 'text', shows: <Skeleton kind="text" label={WORDS[language]} /> },
    { name: 'row', shows: <Skeleton kind="row" lines={2} label={WORDS[language]} /> },
    { name: 'cover', shows: <Skeleton kind="cover" lines={4} label={WORDS[language]} /> },
    { name: 'detail', shows: <Skeleton kind="detail" lines={5} label={WORDS[language]} /> },
  ],
}
