import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Picture } from './picture.ts'

export const pictureQueries = (database: Database) => ({
  findFile: (fileName: string) =>
    database.selectFrom('picture_file').select(['type', 'bytes']).where('file_name', '=', fileName).executeTakeFirst(),
})

export type PictureQueries = ReturnType<typeof pictureQueries>

/** The picture of that name as the wire carries it, in the given language where it has words in it. */
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
        select json_agg(json_build_object('type', type, 'width', width, 'src', '/v1/pictures/' || file_name) order by type, width)
        from picture_file where picture_name = picture.name
      ), '[]')
    )
    from picture where picture.name = ${name}
  )`
}
