import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Database } from '../database/database.ts'
import { stringEnum } from '../http/schemas.ts'
import type { MediaStore } from '../media/media-store.ts'

export const PictureSources = Type.Array(
  Type.Object({
    type: stringEnum(['image/avif', 'image/webp']),
    width: Type.Integer(),
    src: Type.String({ examples: ['/v1/media/0f3a9c1b22de47aa90be1c55.avif'] }),
  }),
)

export const PictureSchema = Type.Object(
  {
    alt: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    sources: PictureSources,
  },
  { $id: 'Picture', description: 'One picture in its sizes, smallest first within a type.' },
)

export type Picture = Static<typeof PictureSchema>

/** Placeholder with the proportions of a cover. */
export const NO_PICTURE: Picture = { alt: '', width: 400, height: 600, sources: [] }

/** The smallest WebP file. */
export const thumbnailOf = ({ sources }: Picture) => sources.find(({ type }) => type === 'image/webp')?.src ?? ''

type PictureFile = { type: 'image/avif' | 'image/webp'; width: number; bytes: Uint8Array }

/** Stores the files of a picture as media and returns the picture with their names. */
export async function storePicture<T extends { files: PictureFile[] }>(media: MediaStore, picture: T) {
  const files = await Promise.all(
    picture.files.map(async ({ type, width, bytes }) => ({ type, width, mediaName: await media.put(bytes, type) })),
  )
  return { ...picture, files }
}

type FileKey = { picture_name: string; type: 'image/avif' | 'image/webp'; width: number }

export const pictureQueries = (database: Database) => ({
  /** One file whose bytes are still in the table. */
  findFileToMove: () =>
    database
      .selectFrom('picture_file')
      .select(['picture_name', 'type', 'width', 'bytes'])
      .where('bytes', 'is not', null)
      .$narrowType<{ bytes: Buffer }>()
      .orderBy('picture_name')
      .limit(1)
      .executeTakeFirst(),

  setMoved: ({ picture_name, type, width, mediaName }: FileKey & { mediaName: string }) =>
    database
      .updateTable('picture_file')
      .set({ media_name: mediaName, bytes: null })
      .where('picture_name', '=', picture_name)
      .where('type', '=', type)
      .where('width', '=', width)
      .execute(),
})

type PictureQueries = ReturnType<typeof pictureQueries>

/** Moves bytes that older versions stored in the table to media. Concurrent runs repeat work without harm. */
export async function movePictures(queries: PictureQueries, media: MediaStore) {
  for (let file = await queries.findFileToMove(); file; file = await queries.findFileToMove()) {
    await queries.setMoved({ ...file, mediaName: await media.put(file.bytes, file.type) })
  }
}

/**
 * The picture with lettering in the language, where there is one: it has the name of the picture and the language, such
 * as `poster:the-long-night:ne`.
 */
export const pictureInLanguage = (name: Expression<string | null> | RawBuilder<unknown>, language: unknown) =>
  sql<
    string | null
  >`coalesce((select name from picture as lettered where lettered.name = ${name} || ':' || ${language}::text), ${name})`

/** The media name of the narrowest file of a picture that is wide enough, or else of the widest. */
export const mediaOfPicture = (
  picture: RawBuilder<unknown> | Expression<string | null>,
  width: number,
  language: RawBuilder<unknown>,
) => sql`(
  select media_name from picture_file
  where picture_name = ${pictureInLanguage(picture as RawBuilder<unknown>, language)} and type = 'image/webp' and media_name is not null
  order by width >= ${width}::integer desc, abs(width - ${width}::integer) limit 1
)`

/** The picture as JSON, with its alternative text in the language where it is translated. */
export function pictureNamed(name: Expression<string | null>, language: 'en' | 'ne'): RawBuilder<Picture | null> {
  return sql<Picture | null>`(
    select json_build_object(
      'alt', coalesce((
        select alt from picture_translation
        where picture_name = picture.name
        order by (language = ${language}) desc, language limit 1
      ), ''),
      'width', picture.width,
      'height', picture.height,
      'sources', coalesce((
        select json_agg(json_build_object('type', type, 'width', width, 'src', '/v1/media/' || media_name) order by type, width)
        from picture_file where picture_name = picture.name and media_name is not null
      ), '[]')
    )
    from picture where picture.name = ${pictureInLanguage(name, language)}
  )`
}
