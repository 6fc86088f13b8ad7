import { type Static, Type } from 'typebox'
import { stringEnum } from '../http/schemas.ts'
import type { MediaStore } from '../media/media-store.ts'

export const PictureSchema = Type.Object(
  {
    alt: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    sources: Type.Array(
      Type.Object({
        type: stringEnum(['image/avif', 'image/webp']),
        width: Type.Integer(),
        src: Type.String({ examples: ['/v1/media/0f3a9c1b22de47aa90be1c55.avif'] }),
      }),
    ),
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
