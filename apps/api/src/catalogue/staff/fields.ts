import { slugify } from '@dabali/domain'
import { Type } from 'typebox'
import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, cleanText } from '../../http/request-body.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { Connection, Texts } from './queries/products.ts'
import { movedSlugs, type SlugOwner, takenSlugs } from './queries/slugs.ts'

export const LANGUAGES = ['en', 'ne'] as const

export const TextsSchema = Type.Object(
  { en: Type.Optional(Type.String()), ne: Type.Optional(Type.String()) },
  { additionalProperties: false },
)

/** In a change a language that is not sent stays as it is, and an empty text removes it. */
export const textsInput = (description?: string) =>
  Type.Optional(
    Type.Object(TextsSchema.properties, { additionalProperties: false, ...(description && { description }) }),
  )

/** For bodies with long texts in two languages. */
export const LONG_BODY_BYTES = 512 * 1024

export const MOST_LINE = 300
export const MOST_TEXT = 20_000

export const time = Type.String({ format: 'date-time' })

/** Collects what is wrong with a body, so that all of it is answered at once. */
export function fieldErrors(language: Language) {
  const found = new Map<string, string[]>()
  const { validation, staffCatalogue } = MESSAGES[language]
  const add = (field: string, message: string) => {
    found.set(field, [...new Set([...(found.get(field) ?? []), message])])
  }
  return {
    texts: staffCatalogue,
    validation,
    add,
    /** An integer within limits, null, or undefined where it was not sent. */
    integer(field: string, value: number | null | undefined, [least, most]: readonly [number, number]) {
      if (typeof value !== 'number') return
      if (value < least) add(field, validation.minimum(least))
      if (value > most) add(field, validation.maximum(most))
    },
    length(field: string, text: string | undefined, most: number) {
      if (text !== undefined && text.length > most) add(field, validation.maxLength(most))
    },
    /** What was found, by field. */
    found: found as ReadonlyMap<string, readonly string[]>,
    throwAny() {
      if (found.size > 0) throw new ApiError(400, { ...Object.fromEntries(found), code: 'invalid' })
    },
  }
}

export type FieldErrors = ReturnType<typeof fieldErrors>

/** The texts of a field by language, cleaned; undefined where the field was not sent. */
export function readTexts(
  errors: FieldErrors,
  field: string,
  sent: Texts | undefined,
  { clean = cleanLine, most = MOST_LINE }: { clean?: (text: string) => string; most?: number } = {},
): Texts | undefined {
  if (sent === undefined) return undefined
  const entries = LANGUAGES.flatMap((language) => {
    const text = sent[language]
    if (text === undefined) return []
    errors.length(field, text, most)
    return [[language, clean(text)]]
  })
  return Object.fromEntries(entries)
}

export const richText = (sanitize: (html: string) => string) => ({
  clean: (html: string) => sanitize(cleanText(html)),
  most: MOST_TEXT,
})

/** A product is addressed by its id or its slug, so that no slug consists of digits only. */
const isSlug = (text: string) => text !== '' && text === slugify(text) && !/^\d+$/.test(text)

/** The slug that was sent, if it is one and nobody else has it. */
export async function readSlug(inside: Connection, errors: FieldErrors, owner: SlugOwner, sent: string | undefined) {
  if (sent === undefined) return undefined
  const slug = sent.trim()
  if (!isSlug(slug)) errors.add('slug', errors.texts.slug)
  else if (slug.length > MOST_LINE) errors.add('slug', errors.validation.maxLength(MOST_LINE))
  else if ((await takenSlugs(inside, owner, [slug])).has(slug)) errors.add('slug', errors.texts.slugTaken)
  return slug
}

const MOST_NUMBERED = 200

/** A free slug from a title. `ending` sets editions of a work apart; former slugs of others go on redirecting. */
export async function slugFromTitle(inside: Connection, kind: SlugOwner['kind'], title: Texts, ending: string) {
  const root = slugify(title.en) || slugify(title.ne) || ending
  const first = /^\d+$/.test(root) ? [] : [root]
  const numbered = Array.from({ length: MOST_NUMBERED }, (_, at) => `${root}-${ending}-${at + 2}`)
  const wanted = [...first, `${root}-${ending}`, ...numbered]
  const taken = await takenSlugs(inside, { kind, id: undefined }, wanted)
  for (const slug of await movedSlugs(inside, kind, wanted)) taken.add(slug)
  return wanted.find((slug) => !taken.has(slug)) ?? `${root}-${Date.now()}`
}

/** What differs between two states, for the event; undefined if nothing does. */
export function changedFacts(before: object, after: object) {
  const entries = Object.entries(after).filter(
    ([name, value]) =>
      !UNRECORDED.has(name) && JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name) as unknown),
  )
  if (entries.length === 0) return undefined
  return {
    before: Object.fromEntries(entries.map(([name]) => [name, Reflect.get(before, name) as unknown])),
    after: Object.fromEntries(entries),
  }
}

/** What follows from the other facts. */
const UNRECORDED = new Set(['version', 'updated_at', 'complete', 'missing', 'thumbnail', 'editions'])
