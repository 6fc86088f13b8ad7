import { type TSchema, Type } from 'typebox'
import { nullable, pageOf, schemaRef, stringEnum } from '../../http/schemas.ts'
import { conflictSchema } from '../../staff/writes.ts'
import type { ContentKind } from '../content-kind.ts'
import { type ContentDocument, line, localized } from './document.ts'
import { STATES, type staffContentQueries } from './queries/drafts.ts'
import type { EditedKind } from './queries/published.ts'

const time = Type.String({ format: 'date-time' })
const plainTitle = Type.Object({ en: Type.String(), ne: Type.String() })
const languages = Type.Array(stringEnum(['en', 'ne']), { description: 'The languages in which no text is missing.' })

/** A kind that staff edit, with its public detail, which a preview shows. */
export type StaffKind = EditedKind & {
  detailSchema: TSchema
  get: (
    database: Parameters<typeof staffContentQueries>[0],
    slug: string,
    requested: { language: 'en' | 'ne'; now: Date },
  ) => Promise<unknown>
}

export const RevisionSchema = Type.Object(
  {
    number: Type.Integer(),
    published_at: time,
    published_by: Type.String({ description: 'An email address, or empty.' }),
  },
  { $id: 'ContentRevision' },
)

export const PreviewLinkSchema = Type.Object(
  { id: Type.String(), created_at: time, expires_at: time, created_by: Type.String() },
  { $id: 'ContentPreviewLink' },
)

export const DifferencesSchema = Type.Object(
  {
    fields: Type.Array(
      Type.Object({
        field: Type.String({ examples: ['title.en'] }),
        before: nullable(Type.String()),
        after: nullable(Type.String()),
      }),
    ),
  },
  { $id: 'ContentDifferences' },
)

/** The schemas of the staff operations on these kinds. */
export function staffContentSchemas(kinds: readonly StaffKind[]) {
  const names: readonly ContentKind[] = kinds.map(({ kind }) => kind)
  const kind = stringEnum(names)
  const itemProperties = {
    id: Type.Integer(),
    kind,
    slug: Type.String({ description: 'Of the published page; that of a draft is in its document.' }),
    title: plainTitle,
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    state: stringEnum(STATES),
    published_at: nullable(time),
    updated_at: time,
    complete: languages,
    has_draft: Type.Boolean({ description: 'Whether there are changes that are not published.' }),
    saved_at: nullable(time),
    saved_by: Type.String({ description: 'An email address, or empty.' }),
  }
  const item = Type.Object(itemProperties, { $id: 'StaffContentItem' })
  const documentUnion = Type.Union(
    kinds.map(({ document }) => schemaRef(document.schema)),
    { $id: 'ContentDocument', description: 'What staff edit of a content, by its kind.' },
  )
  const document = Type.Unsafe<ContentDocument>(documentUnion)
  const content = Type.Object(
    {
      ...itemProperties,
      time_zone: Type.String({ description: 'In which times are planned.', examples: ['Asia/Kathmandu'] }),
      document: schemaRef(document),
      problems: Type.Unsafe<Record<string, string[]>>(
        Type.Object(
          {},
          {
            additionalProperties: Type.Array(Type.String()),
            description: 'What keeps the document from being published, by field.',
          },
        ),
      ),
      linked: Type.Array(
        Type.Object({
          id: Type.Integer(),
          kind: Type.String(),
          slug: Type.String(),
          title: plainTitle,
          is_published: Type.Boolean(),
        }),
        { description: 'The contents of `document.links`.' },
      ),
      linked_products: Type.Array(
        Type.Object({ id: Type.Integer(), slug: Type.String(), title: plainTitle, is_listed: Type.Boolean() }),
      ),
    },
    { $id: 'StaffContent' },
  )
  const revision = Type.Object(
    { ...RevisionSchema.properties, document: schemaRef(document) },
    { $id: 'ContentRevisionDetail' },
  )
  const preview = Type.Unsafe<{ kind: ContentKind; slug: string; expires_at: string; detail: unknown }>(
    Type.Union(
      kinds.map((each) =>
        Type.Object({
          kind: stringEnum([each.kind]),
          slug: Type.String(),
          expires_at: time,
          detail: schemaRef(each.detailSchema),
        }),
      ),
      { $id: 'ContentPreview', description: 'A draft as the public operation of its kind would answer it.' },
    ),
  )
  const conflict = conflictSchema(content)
  return {
    kind,
    kinds,
    item,
    content,
    conflict,
    document,
    revision,
    preview,
    list: pageOf(schemaRef(item)),
    create: Type.Object({ kind, title: localized(line()) }),
    named: [
      item,
      ...kinds.map((each) => each.document.schema),
      document,
      content,
      conflict,
      RevisionSchema,
      revision,
      DifferencesSchema,
      PreviewLinkSchema,
      preview,
    ],
  }
}

export type StaffContentSchemas = ReturnType<typeof staffContentSchemas>
