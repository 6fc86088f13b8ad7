import { slugify } from '@dabali/domain'
import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { type ContentDocument, valuesAt } from './document.ts'
import { type FoundPointed, type Pointed, staffContentQueries } from './queries/drafts.ts'
import type { EditedKind } from './queries/published.ts'

type Connection = Parameters<typeof staffContentQueries>[0]

/** Messages by field, such as `title.en`. */
export type Problems = Record<string, string[]>

const isAddress = (media: string) => /^https?:\/\//.test(media)

const mediaOf = ({ document: { media = [] } }: EditedKind, document: ContentDocument) =>
  media
    .flatMap((path) => valuesAt(document, path))
    .flatMap(({ path, value }) => (typeof value === 'string' && !isAddress(value) ? [{ path, name: value }] : []))

const picturesOf = ({ document: { pictures = [] } }: EditedKind, document: ContentDocument) =>
  ['picture', ...pictures]
    .flatMap((path) => valuesAt(document, path))
    .flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, name: value }] : []))

const pointedBy = (kind: EditedKind, document: ContentDocument): Pointed => ({
  links: document.links,
  products: document.products?.map(({ id }) => id) ?? [],
  genres: document.genres ?? [],
  pictures: picturesOf(kind, document).map(({ name }) => name),
  media: mediaOf(kind, document).map(({ name }) => name),
})

type Checked = { problems: Problems; found: FoundPointed }

type Texts = (typeof MESSAGES)[Language]
type Problem = readonly [field: string, message: string]

const LANGUAGES = ['en', 'ne'] as const

function titleProblems({ title, summary, body }: ContentDocument, { staffContents, validation }: Texts): Problem[] {
  const titled = LANGUAGES.filter((language) => title[language] !== '')
  if (titled.length === 0) return [['title.en', validation.required]]
  return LANGUAGES.filter(
    (language) => !titled.includes(language) && (summary[language] !== '' || body[language] !== ''),
  ).map((language) => [`title.${language}`, staffContents.titleFirst])
}

const requiredProblems = ({ document: { required = [] } }: EditedKind, document: ContentDocument, texts: Texts) =>
  required
    .flatMap((path) => valuesAt(document, path))
    .filter(({ value }) => value === null || value === '')
    .map(({ path }): Problem => [path, texts.validation.required])

function linkProblems(kind: EditedKind, { id, document, found }: Pointing, { staffContents }: Texts) {
  return document.links.flatMap((link, at): Problem[] => {
    const content = found.links.find((each) => each.id === link)
    if (!content) return [[`links.${at}`, staffContents.missing]]
    const isAllowed = link !== id && kind.document.links.includes(content.kind)
    return isAllowed ? [] : [[`links.${at}`, staffContents.notLinked]]
  })
}

type Pointing = { id: number; document: ContentDocument; found: FoundPointed }

/** Pictures, products, genres and media that do not exist. */
function missingFields(kind: EditedKind, { document, found }: Omit<Pointing, 'id'>): string[] {
  const { products = [], genres = [] } = document
  const isKnown = (product: number) => found.products.some(({ id }) => id === product)
  return [
    ...picturesOf(kind, document).flatMap(({ path, name }) => (found.pictures.includes(name) ? [] : [path])),
    ...products.flatMap(({ id }, at) => (isKnown(id) ? [] : [`products.${at}`])),
    ...genres.flatMap((genre, at) => (found.genres.includes(genre) ? [] : [`genres.${at}`])),
    ...mediaOf(kind, document).flatMap(({ path, name }) => (found.media.includes(name) ? [] : [path])),
  ]
}

const trackProblems = ({ tracks = [] }: ContentDocument, { staffContents, validation }: Texts) =>
  tracks.flatMap(({ title, is_instrumental, lyrics }, at): Problem[] => [
    ...(title.en === '' && title.ne === '' ? [[`tracks.${at}.title.en`, validation.required] as const] : []),
    ...(is_instrumental && lyrics !== null ? [[`tracks.${at}.lyrics`, staffContents.lyrics] as const] : []),
  ])

/** What keeps a document from being published, in the visitor's language, and what it points at. */
export async function findProblems(
  connection: Connection,
  kind: EditedKind,
  { id, document, language }: { id: number; document: ContentDocument; language: Language },
): Promise<Checked> {
  const queries = staffContentQueries(connection)
  const texts = MESSAGES[language]
  const found = await queries.findPointed(pointedBy(kind, document))
  const slug = slugify(document.slug)
  const isForm = slug !== '' && slug === document.slug
  const isTaken = isForm && (await queries.isSlugTaken({ kind: kind.kind, slug, id }))
  const problems: Problem[] = [
    ...(isForm ? [] : [['slug', texts.staffContents.slugForm(slug)] as const]),
    ...(isTaken ? [['slug', texts.staffContents.slugTaken] as const] : []),
    ...titleProblems(document, texts),
    ...requiredProblems(kind, document, texts),
    ...linkProblems(kind, { id, document, found }, texts),
    ...missingFields(kind, { document, found }).map((field) => [field, texts.staffContents.missing] as const),
    ...trackProblems(document, texts),
  ]
  return { problems: Object.fromEntries(problems.map(([field, message]) => [field, [message]])), found }
}

export function refuseProblems(problems: Problems) {
  if (Object.keys(problems).length > 0) throw new ApiError(400, { ...problems, code: 'invalid' })
}

/** The document without what would keep it from being written, so that an unfinished draft can be looked at. */
export function writablePart(
  kind: EditedKind,
  document: ContentDocument,
  { problems, found }: Checked,
): ContentDocument {
  const { title, slug, links, picture, products, genres, tracks } = document
  return {
    ...document,
    picture: picture !== null && found.pictures.includes(picture) ? picture : null,
    title: title.en === '' && title.ne === '' ? { en: slug, ne: slug } : title,
    links: links.filter((_, at) => problems[`links.${at}`] === undefined),
    ...(products && { products: products.filter(({ id }) => found.products.some((each) => each.id === id)) }),
    ...(genres && { genres: genres.filter((genre) => found.genres.includes(genre)) }),
    ...(tracks && {
      tracks: tracks.map((track) => ({ ...track, lyrics: track.is_instrumental ? null : track.lyrics })),
    }),
    kind: kind.kind,
  }
}
