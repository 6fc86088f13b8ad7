import { CHILDREN } from './words/children.ts'
import { ESSAYS_AND_HISTORY } from './words/essays-and-history.ts'
import { FOOD_AND_MUSIC } from './words/food-and-music.ts'
import { NATURE_AND_NUMBERS } from './words/nature-and-numbers.ts'
import { NOVELS_IN_ENGLISH } from './words/novels-in-english.ts'
import { NOVELS_IN_NEPALI } from './words/novels-in-nepali.ts'
import { POEMS } from './words/poems.ts'
import { STORIES_AND_MYSTERIES } from './words/stories-and-mysteries.ts'
import type { Work } from './words.ts'

export const WORKS: readonly Work[] = [
  ...NOVELS_IN_ENGLISH,
  ...NOVELS_IN_NEPALI,
  ...STORIES_AND_MYSTERIES,
  ...POEMS,
  ...CHILDREN,
  ...ESSAYS_AND_HISTORY,
  ...NATURE_AND_NUMBERS,
  ...FOOD_AND_MUSIC,
]
