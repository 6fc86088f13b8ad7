import type { PictureOrder } from '../artwork/order.ts'
import { ALL } from './all-words.ts'
import { orderCovers, orderPostersAndSleeves, orderThings } from './composing/order-pictures.ts'
import { orderBlocks, orderPortraits, orderStages } from './composing/order-scenes.ts'

/** Every picture of the demo, in the order in which it is drawn. */
export const DEMO_PICTURES: readonly PictureOrder[] = [
  ...orderCovers(ALL.works, ALL.authors),
  ...orderThings(ALL.things),
  ...orderPostersAndSleeves(ALL),
  ...orderPortraits([...ALL.artists, ...ALL.authors]),
  ...orderStages(ALL),
  ...orderBlocks([...ALL.articles, ...ALL.booklists, ...ALL.interviews, ...ALL.news]),
]
