import { slugify } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { line, localized, normalise, text } from '../../content/staff/document.ts'
import { ApiError, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { nullable } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { type StaffVenueRow, staffVenueQueries } from './queries/venues.ts'

export type Connection = Parameters<typeof staffVenueQueries>[0]

const texts = {
  name: localized(line(200)),
  address: localized(line(500)),
  access_notes: localized(text(2000)),
  directions: localized(text(2000)),
}

export const VenueInput = Type.Object(
  {
    city: nullable(Type.String({ maxLength: 100, description: 'The slug of a city.' })),
    is_step_free: Type.Boolean(),
    latitude: nullable(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: nullable(Type.Number({ minimum: -180, maximum: 180 })),
    ...texts,
  },
  { $id: 'StaffVenueInput' },
)

export const StaffVenueSchema = Type.Object(
  {
    id: Type.Integer(),
    slug: Type.String({ description: 'In the addresses of filters; it does not change.' }),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    ...VenueInput.properties,
    num_upcoming: Type.Integer({ description: 'The number of upcoming event dates.' }),
  },
  { $id: 'StaffVenue' },
)

export const StaffVenueConflictSchema = conflictSchema(StaffVenueSchema)

export const CitySchema = Type.Object({ slug: Type.String(), names: localized(line(100)) }, { $id: 'StaffCity' })

type VenueFields = Static<typeof VenueInput>
type StaffVenue = Static<typeof StaffVenueSchema>

const LANGUAGES = ['en', 'ne'] as const
const FIELDS = ['name', 'address', 'access_notes', 'directions'] as const

export function toStaffVenue({ texts: { en, ne }, ...row }: StaffVenueRow): StaffVenue {
  const field = (name: (typeof FIELDS)[number]) => ({ en: en?.[name] ?? '', ne: ne?.[name] ?? '' })
  return {
    ...row,
    name: field('name'),
    address: field('address'),
    access_notes: field('access_notes'),
    directions: field('directions'),
  }
}

async function requireFields(inside: Connection, fields: VenueFields, language: Language) {
  const { validation, staffContents } = MESSAGES[language]
  const { name, city, latitude, longitude } = fields
  const problems: (readonly [string, string])[] = []
  const add = (field: string, message: string) => problems.push([field, message])
  if (name.en === '' && name.ne === '') add('name.en', validation.required)
  else
    for (const each of LANGUAGES)
      if (name[each] === '' && FIELDS.some((field) => fields[field][each] !== ''))
        add(`name.${each}`, staffContents.titleFirst)
  if (city !== null && !(await staffVenueQueries(inside).isCity(city))) add('city', staffContents.missing)
  if ((latitude === null) !== (longitude === null))
    add(latitude === null ? 'latitude' : 'longitude', validation.required)
  refuse(problems)
}

export function refuse(problems: readonly (readonly [field: string, message: string])[]) {
  if (problems.length === 0) return
  throw new ApiError(400, {
    ...Object.fromEntries(problems.map(([field, message]) => [field, [message]])),
    code: 'invalid',
  })
}

async function write(inside: Connection, id: number, fields: VenueFields) {
  const queries = staffVenueQueries(inside)
  for (const language of LANGUAGES)
    await queries.writeTexts(id, language, {
      name: fields.name[language],
      address: fields.address[language],
      access_notes: fields.access_notes[language],
      directions: fields.directions[language],
    })
}

export async function showVenue(inside: Connection, id: number): Promise<StaffVenue> {
  const row = await staffVenueQueries(inside).find(id)
  if (!row) throw notFound()
  return toStaffVenue(row)
}

const columnsOf = ({ city, is_step_free, latitude, longitude }: VenueFields) => ({
  city,
  is_step_free,
  latitude,
  longitude,
})

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The address from the name in English; another one if that is taken or has other letters. */
async function freeSlug(inside: Connection, name: string) {
  const slug = slugify(name)
  return SLUG.test(slug) && !(await staffVenueQueries(inside).isSlugTaken(slug)) ? slug : ''
}

export async function createVenue(inside: Connection, { actor, language, input }: StaffWrite & { input: unknown }) {
  const fields: VenueFields = normalise(VenueInput, input)
  await requireFields(inside, fields, language)
  const { id } = await staffVenueQueries(inside).insert(await freeSlug(inside, fields.name.en), columnsOf(fields))
  await write(inside, id, fields)
  const venue = await showVenue(inside, id)
  await recordStaffEvent(inside, actor, { thing: { kind: 'venue', id }, after: venue })
  return venue
}

export async function changeVenue(
  inside: Connection,
  { actor, language, input, id, version }: StaffWrite & { id: number; input: unknown },
) {
  const queries = staffVenueQueries(inside)
  await queries.lock(id)
  const before = await showVenue(inside, id)
  requireVersion({ language, version }, before, () => before)
  const fields: VenueFields = normalise(VenueInput, input)
  await requireFields(inside, fields, language)
  await queries.update(id, columnsOf(fields))
  await write(inside, id, fields)
  const after = await showVenue(inside, id)
  await recordStaffEvent(inside, actor, { thing: { kind: 'venue', id }, before, after })
  return after
}

export async function addCity(inside: Connection, { actor, language, names }: StaffWrite & { names: unknown }) {
  const city = normalise<{ en: string; ne: string }>(CitySchema.properties.names, names)
  const { validation, staffContents } = MESSAGES[language]
  refuse(LANGUAGES.flatMap((each) => (city[each] === '' ? [[`names.${each}`, validation.required] as const] : [])))
  const slug = slugify(city.en)
  const isForm = SLUG.test(slug) && slug !== 'online'
  if (!isForm) refuse([['names.en', validation.pattern]])
  if (!(await staffVenueQueries(inside).addCity(slug, city))) refuse([['names.en', staffContents.slugTaken]])
  await recordStaffEvent(inside, actor, { thing: { kind: 'city', id: slug }, after: city })
  return { slug, names: city }
}
