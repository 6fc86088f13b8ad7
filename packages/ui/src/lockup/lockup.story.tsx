import type { Story } from '../gallery/story.ts'
import { Lockup } from './lockup.tsx'

export const lockupStory: Story = {
  name: 'lockup',
  states: () => [{ name: 'the name in both scripts on one beam', shows: <Lockup /> }],
}
