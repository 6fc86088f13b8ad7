import { useEffect } from 'react'
import type { Story } from '../gallery/story.ts'
import { beginNavigation } from './navigation-progress.ts'
import { ProgressBar } from './progress-bar.tsx'

const WORDS = { en: 'The page is loading', ne: 'पाना आउँदै छ' } as const

function Navigating({ label }: { label: string }) {
  useEffect(() => beginNavigation(), [])
  return <ProgressBar label={label} />
}

export const progressBarStory: Story = {
  name: 'progress-bar',
  states: (language) => [
    { name: 'while a page is on its way', floats: () => <Navigating label={WORDS[language]} /> },
    { name: 'nothing is on its way', shows: <ProgressBar label={WORDS[language]} /> },
  ],
}
