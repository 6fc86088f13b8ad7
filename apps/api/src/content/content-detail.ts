import { Type } from 'typebox'
import { named } from '../http/named-schema.ts'
import { ContentCardSchema } from './content-card.ts'

/** What every page of a content carries beside what its kind knows. */
export const contentDetailProperties = {
  ...ContentCardSchema.properties,
  updated_at: Type.String({ format: 'date-time' }),
  body: Type.String({ description: 'HTML.' }),
}

/** Cards of what it is linked with. */
export const contentCards = (description: string) => Type.Array(named(ContentCardSchema), { description })
