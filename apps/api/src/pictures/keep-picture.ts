import type { MediaStore } from '../media/media-store.ts'

type PictureFile = { type: 'image/avif' | 'image/webp'; width: number; bytes: Uint8Array }

/** Puts the files of a picture under media, and answers the picture with their names. */
export async function keepPicture<T extends { files: PictureFile[] }>(media: MediaStore, picture: T) {
  const files = await Promise.all(
    picture.files.map(async ({ type, width, bytes }) => ({ type, width, mediaName: await media.put(bytes, type) })),
  )
  return { ...picture, files }
}
