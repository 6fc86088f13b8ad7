import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { contentCards, contentDetailProperties } from '../content/content-detail.ts'
import { named } from '../http/named-schema.ts'
import { shelf } from '../shelf/shelf.ts'

const volumeProperties = { number: Type.Integer(), theme: Type.String() }
const optionalCard = (description: string) => Type.Union([named(ContentCardSchema), Type.Null()], { description })

export const VolumeSchema = Type.Object({ ...ContentCardSchema.properties, ...volumeProperties }, { $id: 'Volume' })

export const VolumeDetailSchema = Type.Object(
  {
    ...contentDetailProperties,
    ...volumeProperties,
    contents: contentCards('What is in it, in order.'),
    mentions: contentCards('What tells of it.'),
    previous: optionalCard('The volume before it.'),
    next: optionalCard('The volume after it.'),
    products: shelf('What belongs to it and is for sale.'),
  },
  { $id: 'VolumeDetail' },
)

export type Volume = Static<typeof VolumeSchema>
export type VolumeDetail = Static<typeof VolumeDetailSchema>
