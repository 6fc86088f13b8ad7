import type { MediaStore } from '../media/media-store.ts'
import type { PictureQueries } from './queries.ts'

type PictureFile = { type: 'image/avif' | 'image/webp'; width: number; bytes: Uint8Array }

/** Puts the files of a picture under media, and answers the picture with their names. */
export async function storePicture<T extends { files: PictureFile[] }>(media: MediaStore, picture: T) {
  const files = await Promise.all(
    picture.files.map(async ({ type, width, bytes }) => ({ type, width, mediaName: await media.put(bytes, type) })),
  )
  return { ...picture, files }
}

/** Brings the bytes that an older API kept in the table under media. Two that start together do the same work twice. */
export async function movePictures(queries: PictureQueries, media: MediaStore) {
  for (let file = await queries.findFileToMove(); file; file = await queries.findFileToMove()) {
    await queries.setMoved({ ...file, mediaName: await media.put(file.bytes, file.type) })
  }
}
