import { type Database, transaction } from '../database/database.ts'
import type { DEMO_ARTISTS } from './artists.ts'
import type { DEMO_PRODUCTS } from './products.ts'

export type Drawn = {
  name: string
  alt: { en: string; ne: string }
  width: number
  height: number
  files: { type: 'image/avif' | 'image/webp'; width: number; bytes: Buffer }[]
}
/** A drawn picture of which the files lie under media. */
type Kept = Omit<Drawn, 'files'> & { files: { type: 'image/avif' | 'image/webp'; width: number; mediaName: string }[] }
type Hung = { slug: string; picture: string }

const LANGUAGES = ['en', 'ne'] as const

export const demoQueries = (database: Database) => ({
  async isSeeded(part: string) {
    const found = await database.selectFrom('seeding').select('part').where('part', '=', part).executeTakeFirst()
    return found !== undefined
  },

  /** Runs once for each part, however many APIs start at once; a second one waits for the first. */
  seedOnce: (part: string, write: (inside: DemoStatements) => Promise<void>) =>
    transaction(database, async (connection) => {
      const { numInsertedOrUpdatedRows } = await connection
        .insertInto('seeding')
        .values({ part })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 1n) await write(statements(connection))
    }),
})

const statements = (connection: Database) => ({
  async hasProducts() {
    return (await connection.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined
  },

  async insertProduct({ words, picture: _, ...product }: (typeof DEMO_PRODUCTS)[number]) {
    const { id } = await connection.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()
    const rows = LANGUAGES.map((language) => {
      const { authors, ...rest } = words[language]
      return { product_id: id, language, authors: [...authors], ...rest }
    })
    await connection.insertInto('product_translation').values(rows).execute()
  },

  async insertArtist({ slug, words }: (typeof DEMO_ARTISTS)[number]) {
    const { id } = await connection
      .insertInto('content')
      .values({ kind: 'artist', slug, published_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = LANGUAGES.map((language) => {
      const { name: title, summary, biography: body, home } = words[language]
      return { content_id: id, language, title, summary, body, words: JSON.stringify({ home }) }
    })
    await connection.insertInto('content_translation').values(rows).execute()
  },

  async insertPicture({ name, alt, width, height, files }: Kept) {
    await connection.insertInto('picture').values({ name, width, height }).execute()
    await connection
      .insertInto('picture_translation')
      .values(LANGUAGES.map((language) => ({ picture_name: name, language, alt: alt[language] })))
      .execute()
    await connection
      .insertInto('picture_file')
      .values(
        files.map((file) => ({
          picture_name: name,
          type: file.type,
          width: file.width,
          media_name: file.mediaName,
        })),
      )
      .execute()
  },

  /** Hangs a picture where there is none. */
  async hangPicture(table: 'product' | 'content', { slug, picture }: Hung) {
    await connection
      .updateTable(table)
      .set({ picture_name: picture })
      .where('slug', '=', slug)
      .where('picture_name', 'is', null)
      .execute()
  },
})

export type DemoQueries = ReturnType<typeof demoQueries>
type DemoStatements = ReturnType<typeof statements>
