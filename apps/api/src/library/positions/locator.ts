import { type Static, Type } from 'typebox'

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

/** Where somebody is in a work, as Readium writes it. Keys that are not written here are not kept. */
export const LocatorSchema = Type.Object(
  {
    href: Type.String({ minLength: 1, maxLength: 2000, description: 'The chapter, or the sound.' }),
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
        { description: 'The words there.' },
      ),
    ),
  },
  { $id: 'Locator', description: 'A Readium locator.' },
)

export type Locator = Static<typeof LocatorSchema>
