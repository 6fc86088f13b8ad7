import type { Language } from '@dabali/domain'
import { type TProperties, type TSchema, Type } from 'typebox'
import { cleanLine, cleanText } from '../../http/request-body.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import type { ContentKind } from '../content-kind.ts'
import { sanitizeRichText } from '../sanitize-rich-text.ts'

/** A text in both languages; either may be empty. */
export type Localized<T = string> = Record<Language, T>

/** What staff edit of a content, as one value: a draft and each revision is one. */
export type ContentDocument = {
  kind: ContentKind
  slug: string
  /** The name of a picture. */
  picture: string | null
  title: Localized
  summary: Localized
  /** HTML. */
  body: Localized
  facts: Record<string, unknown>
  texts: Record<string, unknown>
  /** Ids of contents, in order. */
  links: number[]
  products?: { id: number; note?: Localized }[]
  /** Slugs. */
  genres?: string[]
  tracks?: TrackDocument[]
}

export type TrackDocument = {
  title: Localized
  duration_seconds: number
  preview_media: string | null
  preview_seconds: number | null
  is_instrumental: boolean
  lyrics: { language: Language; text: string; romanised: string | null; translation: string | null } | null
  credits: { role: Localized; name: Localized }[]
}

export type DocumentDefinition = {
  facts?: TProperties
  texts?: TProperties
  /** The kinds that its pages show links to. */
  links: readonly ContentKind[]
  products?: 'list' | 'with notes'
  hasGenres?: true
  tracks?: TSchema
  /** Paths such as `facts.number` of what publishing needs. */
  required?: readonly string[]
  /** Paths of names of media, and of further names of pictures. */
  media?: readonly string[]
  pictures?: readonly string[]
  /** Further texts of one language that follow from the body. */
  derive?: (body: string) => object
}

const LARGEST_ID = 2_147_483_647
const LONGEST_HTML = 200_000

/** Multi-line and rich texts are told from single lines by their media type. */
export const line = (maxLength = 300) => Type.String({ maxLength })
export const text = (maxLength = 5000) => Type.String({ maxLength, contentMediaType: 'text/plain' })
export const richText = () => Type.String({ maxLength: LONGEST_HTML, contentMediaType: 'text/html' })
export const optional = {
  line: (maxLength = 300) => nullable(line(maxLength)),
  text: (maxLength?: number) => nullable(text(maxLength)),
  integer: (minimum = 0) => nullable(Type.Integer({ minimum, maximum: LARGEST_ID })),
  date: () => nullable(Type.String({ format: 'date', examples: ['2026-03-06'] })),
}
export const seconds = (minimum = 0) => Type.Integer({ minimum, maximum: 1_000_000 })
export const localized = <T extends TSchema>(value: T) => Type.Object({ en: value, ne: value })
export const items = <T extends TProperties>(properties: T, maxItems = 200) =>
  Type.Array(Type.Object(properties), { maxItems })
/** Who did what. */
export const people = () => items({ role: localized(line()), name: localized(line()) })

const id = Type.Integer({ minimum: 1, maximum: LARGEST_ID })
const capitalised = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)

/** The schema of the documents of a kind. */
export const documentSchema = (kind: ContentKind, definition: DocumentDefinition) =>
  Type.Object(
    {
      kind: stringEnum([kind]),
      slug: Type.String({ maxLength: 200 }),
      picture: nullable(Type.String({ maxLength: 200, description: 'The name of a picture.' })),
      title: localized(line()),
      summary: localized(text()),
      body: localized(richText()),
      facts: Type.Object(definition.facts ?? {}),
      texts: Type.Object(definition.texts ?? {}),
      links: Type.Array(id, {
        maxItems: 200,
        uniqueItems: true,
        description: `Ids of contents, in order: ${definition.links.join(', ') || 'none'}.`,
      }),
      ...(definition.products && {
        products: items({ id, ...(definition.products === 'with notes' && { note: localized(text(2000)) }) }),
      }),
      ...(definition.hasGenres && { genres: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 }) }),
      ...(definition.tracks && { tracks: Type.Array(definition.tracks, { maxItems: 100 }) }),
    },
    { $id: `${capitalised(kind)}Document` },
  )

type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  minimum?: number
  contentMediaType?: string
}

/** Schemas are JSON; TypeBox's types do not tell which keys they have. */
const asJson = (schema: TSchema) => schema as JsonSchema
const typesOf = ({ type }: JsonSchema) => [type].flat()
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asObject = (value: unknown) => (isObject(value) ? value : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isLocalized = ({ properties }: JsonSchema) => properties !== undefined && 'en' in properties && 'ne' in properties
const mapProperties = (schema: JsonSchema, map: (schema: JsonSchema, name: string) => unknown) =>
  Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, map(part, name)]))

/** The value with every property of the schema and no others, with clean texts; what is missing is empty. */
export const normalise = <T = ContentDocument>(schema: TSchema, value: unknown): T =>
  normaliseAs(asJson(schema), value) as T

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

function normaliseAs(schema: JsonSchema, value: unknown): unknown {
  const types = typesOf(schema)
  if (schema.anyOf) return isNothing(value) ? null : normaliseAs(schema.anyOf[0] ?? {}, value)
  if (types.includes('null') && isNothing(value)) return null
  if (schema.properties) return mapProperties(schema, (part, name) => normaliseAs(part, asObject(value)[name]))
  if (types.includes('array')) return asList(value).map((item) => normaliseAs(schema.items ?? {}, item))
  return simpleAs(schema, types, value)
}

function simpleAs(schema: JsonSchema, types: readonly unknown[], value: unknown) {
  if (schema.enum) return schema.enum.includes(value) ? value : schema.enum[0]
  if (types.includes('boolean')) return value === true
  if (types.includes('integer') || types.includes('number'))
    return typeof value === 'number' ? value : (schema.minimum ?? 0)
  return cleanAs(schema, typeof value === 'string' ? value : '')
}

const HAS_TEXT = /[^\s\u00a0]/

/** Rich text as it is stored; empty if nothing can be read in it: an empty editor sends an empty paragraph. */
export function cleanRichText(text: string): string {
  const html = sanitizeRichText(cleanText(text))
  return HAS_TEXT.test(html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', '')) ? html : ''
}

function cleanAs({ contentMediaType }: JsonSchema, value: string) {
  if (contentMediaType === undefined) return cleanLine(value)
  if (contentMediaType === 'text/plain') return cleanText(value)
  return cleanRichText(value)
}

/** One value of the values of both languages, which are stored apart. Items of lists belong together by their place. */
export function joinLanguages(schema: TSchema, en: unknown, ne: unknown): unknown {
  return joinAs(asJson(schema), en, ne)
}

function joinAs(schema: JsonSchema, en: unknown, ne: unknown): unknown {
  if (isLocalized(schema)) return { en, ne }
  if (schema.properties)
    return mapProperties(schema, (part, name) => joinAs(part, asObject(en)[name], asObject(ne)[name]))
  if (schema.items && hasLanguages(schema.items)) {
    const [one, other] = [asList(en), asList(ne)]
    return (one.length >= other.length ? one : other).map((_, at) => joinAs(schema.items ?? {}, one[at], other[at]))
  }
  return en ?? ne
}

const hasLanguages = (schema: JsonSchema): boolean =>
  isLocalized(schema) ||
  Object.values(schema.properties ?? {}).some(hasLanguages) ||
  (schema.items !== undefined && hasLanguages(schema.items))

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
const otherOf = (language: Language): Language => (language === 'en' ? 'ne' : 'en')

/**
 * The value in one language. A list that has no text in the language is empty; a single item of a list takes what is missing
 * from the other language.
 */
export const inLanguage = (schema: TSchema, value: unknown, language: Language) =>
  pickAs(asJson(schema), value, language, false)

function pickAs(schema: JsonSchema, value: unknown, language: Language, isItem: boolean): unknown {
  if (isLocalized(schema)) {
    const own = asObject(value)[language]
    return isItem && isEmpty(own) ? asObject(value)[otherOf(language)] : own
  }
  if (schema.properties) {
    return mapProperties(schema, (part, name) => pickAs(part, asObject(value)[name], language, isItem))
  }
  const { items: itemSchema } = schema
  if (itemSchema === undefined || !hasLanguages(itemSchema)) return value
  const list = asList(value)
  const isWritten = list.some((item) => leavesOf(itemSchema, item).some((leaf) => !isEmpty(leaf[language])))
  return isWritten ? list.map((item) => pickAs(itemSchema, item, language, true)) : []
}

/** The texts in both languages at any depth. */
function leavesOf(schema: JsonSchema, value: unknown): Record<string, unknown>[] {
  if (isLocalized(schema)) return [asObject(value)]
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, part]) => leavesOf(part, asObject(value)[name]))
  }
  const { items: itemSchema } = schema
  return itemSchema === undefined ? [] : asList(value).flatMap((item) => leavesOf(itemSchema, item))
}

const LANGUAGES = ['en', 'ne'] as const

/** The languages that have a title and every text that the other language has. */
export function completeLanguages(schema: TSchema, document: ContentDocument): Language[] {
  const { title, summary, body, texts } = asJson(schema).properties ?? {}
  const parts = { title, summary, body, texts }
  const leaves = Object.entries(parts).flatMap(([name, part]) => leavesOf(part ?? {}, Reflect.get(document, name)))
  return LANGUAGES.filter(
    (language) =>
      document.title[language] !== '' &&
      leaves.every((leaf) => !isEmpty(leaf[language]) || isEmpty(leaf[otherOf(language)])),
  )
}

/** The value at a path such as `texts.exchanges.0.question.en`, or at all items with `*`, each with its own path. */
export function valuesAt(value: unknown, path: string): { path: string; value: unknown }[] {
  const [first = '', ...rest] = path.split('.')
  const found =
    first === '*'
      ? asList(value).map((item, at) => ({ path: String(at), value: item }))
      : [{ path: first, value: Array.isArray(value) ? value[Number(first)] : asObject(value)[first] }]
  if (rest.length === 0) return found
  return found.flatMap((part) =>
    valuesAt(part.value, rest.join('.')).map((below) => ({ ...below, path: `${part.path}.${below.path}` })),
  )
}

type Difference = { field: string; before: string | null; after: string | null }

/** The fields in which two documents differ, by path. */
export function differencesOf(before: ContentDocument, after: ContentDocument): Difference[] {
  const [one, other] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))]
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((field) => ({ field, before: one.get(field) ?? null, after: other.get(field) ?? null }))
    .filter((difference) => difference.before !== difference.after)
}

function fieldsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'object') return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, [...path, name]))
  return [[path.join('.'), String(value)]]
}
