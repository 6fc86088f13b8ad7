import { type Static, Type } from 'typebox'
import { ContentCardSchema } from '../content/content-card.ts'
import { contentDetailProperties } from '../content/content-detail.ts'

export const PageSchema = Type.Object(ContentCardSchema.properties, { $id: 'Page' })
export const PageDetailSchema = Type.Object(contentDetailProperties, { $id: 'PageDetail' })

export type Page = Static<typeof PageSchema>
export type PageDetail = Static<typeof PageDetailSchema>
