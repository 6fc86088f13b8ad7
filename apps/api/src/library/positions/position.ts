import { type Static, Type } from 'typebox'
import { cleanText } from '../../http/request-body.ts'
import { nullable, schemaRef } from '../../http/schemas.ts'

const LARGEST_INTEGER = 2_147_483_647
const optional = (maxLength: number, description?: string) =>
  Type.Optional(Type.String({ maxLength, ...(description === undefined ? {} : { description }) }))
const share = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }))
const index = Type.Integer({ minimum: 0, maximum: LARGEST_INTEGER })

const DomPoint = Type.Object({
  cssSelector: Type.String({ maxLength: 1000 }),
  textNodeIndex: index,
  charOffset: Type.Optional(index),
})

/** A position as a Readium locator; other keys are dropped. */
export const LocatorSchema = Type.Object(
  {
    href: Type.String({ minLength: 1, maxLength: 2000, description: 'The chapter or the audio file.' }),
    type: Type.String({ pattern: '^[\\w.+-]{1,60}/[\\w.+-]{1,60}$', examples: ['application/xhtml+xml'] }),
    title: optional(500),
    locations: Type.Optional(
      Type.Object({
        fragments: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 10 })),
        progression: share,
        position: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_INTEGER })),
        totalProgression: share,
        cssSelector: optional(1000),
        partialCfi: optional(1000),
        domRange: Type.Optional(Type.Object({ start: DomPoint, end: Type.Optional(DomPoint) })),
      }),
    ),
    text: Type.Optional(
      Type.Object(
        { before: optional(1000), highlight: optional(1000), after: optional(1000) },
        { description: 'The text at the position.' },
      ),
    ),
  },
  { $id: 'Locator', description: 'A Readium locator.' },
)

export type Locator = Static<typeof LocatorSchema>

const LARGEST_VERSION = 2_147_483_646

const locator = schemaRef(LocatorSchema)
const progress = Type.Number({ minimum: 0, maximum: 1, description: 'Of the whole work.' })

export const ReadingPositionSchema = Type.Object(
  {
    version: Type.Integer({ description: '0: no position yet. The next change sends it as its `base_version`.' }),
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
      description: 'The name of the device.',
      examples: ['Phone'],
    }),
    base_version: Type.Integer({
      minimum: 0,
      maximum: LARGEST_VERSION,
      description: 'The version that this device has seen last.',
    }),
  },
  { $id: 'ReadingPositionInput' },
)

/** Both positions of a conflict. The client resolves it by sending one of them again with the saved version. */
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

/** The known keys of a locator, with text that can be stored. */
export const parseLocator = (input: Locator): Locator => keepFields(input, LocatorSchema) as Locator

function keepFields(value: unknown, shape: object): unknown {
  const { properties, items }: { properties?: Record<string, object>; items?: object } = shape
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((each) => keepFields(each, items ?? {}))
  if (properties === undefined) return value
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, shape]) => {
      const inside: unknown = Reflect.get(Object(value), name)
      return inside === undefined ? [] : [[name, keepFields(inside, shape)]]
    }),
  )
}
