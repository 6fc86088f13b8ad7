import { storedFacts } from '../content/stored-facts.ts'
import { toContentCard } from '../content/to-content-card.ts'
import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import { toShelf } from '../shelf/to-shelf.ts'
import type { VolumeDetailRow, VolumeRow } from './queries.ts'
import type { Volume, VolumeDetail } from './volume.ts'

export const toVolume = (row: VolumeRow): Volume => ({ ...toCardOf('volume', row), ...volumeOf(row) })

export const toVolumeDetail = (row: VolumeDetailRow): VolumeDetail => ({
  ...toDetailOf('volume', row),
  ...volumeOf(row),
  contents: row.linked.filter(({ position }) => position !== null).map(toContentCard),
  mentions: row.linked.filter(({ position }) => position === null).map(toContentCard),
  previous: row.previous && toContentCard(row.previous),
  next: row.next && toContentCard(row.next),
  products: toShelf(row.shelf),
})

const volumeOf = ({ facts, words }: Pick<VolumeRow, 'facts' | 'words'>) => ({
  number: storedFacts(facts).number('number'),
  theme: storedFacts(words).text('theme'),
})
