import { buttonStory } from '../button/button.story.tsx'
import type { Story } from './story.ts'

/** Every part of the kit, in the order of its name. */
export const STORIES: readonly Story[] = [buttonStory]
