import type { News } from '../content-types.ts'
import { NEWS_OF_AUTUMN_2026 } from './autumn-2026.ts'
import { NEWS_BEFORE_SUMMER_2026 } from './before-summer-2026.ts'
import { NEWS_OF_SUMMER_2026 } from './summer-2026.ts'

export const NEWS: readonly News[] = [...NEWS_OF_AUTUMN_2026, ...NEWS_OF_SUMMER_2026, ...NEWS_BEFORE_SUMMER_2026]
