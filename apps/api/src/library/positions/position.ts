import { type Static, Type } from 'typebox'
import { nullable, schemaRef } from '../../http/schemas.ts'
import { LocatorSchema } from './locator.ts'

const LARGEST_VERSION = 2_147_483_646

const locator = schemaRef(LocatorSchema)
const progress = Type.Number({ minimum: 0, maximum: 1, description: 'Of the whole work.' })

export const ReadingPositionSchema = Type.Object(
  {
    version: Type.Integer({ description: '0: nowhere yet. The next change names it as its `base_version`.' }),
    locator: Type.Union([locator, Type.Null()]),
    progress,
    device: nullable(Type.String()),
    updated_at: nullable(Type.String({ format: 'date-time' })),
  },
  { $id: 'ReadingPosition' },
)

export const PositionInputSchema = Type.Object(
  {
    locator,
    progress,
    device: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'What the reader calls it.',
      examples: ['Phone'],
    }),
    base_version: Type.Integer({
      minimum: 0,
      maximum: LARGEST_VERSION,
      description: 'The version that was seen last.',
    }),
  },
  { $id: 'ReadingPositionInput' },
)

/** Both positions; whoever decides sends one of them again, over the version that is saved. */
export const PositionForkSchema = Type.Object(
  {
    detail: Type.String(),
    code: Type.String(),
    saved: schemaRef(ReadingPositionSchema),
    sent: schemaRef(PositionInputSchema),
  },
  { $id: 'ReadingPositionFork' },
)

export type ReadingPosition = Static<typeof ReadingPositionSchema>
export type PositionInput = Static<typeof PositionInputSchema>
export type PositionFork = Static<typeof PositionForkSchema>
