import type { MediaStore } from '../media/media-store.ts'
import type { PictureQueries } from './queries.ts'

type PictureFile = { type: 'image/avif' | 'image/webp'; width: number; bytes: Uint8Array }

/** Stores the files of a picture as media and returns the picture with their names. */
export async function storePicture<T extends { files: PictureFile[] }>(media: MediaStore, picture: T) {
  const files = await Promise.all(
    picture.files.map(async ({ type, width, bytes }) => ({ type, width, mediaName: await media.put(bytes, type) })),
  )
  return { ...picture, files }
}

/** Moves bytes that older versions stored in the table to media. Concurrent runs repeat work without harm. */
export async function movePictures(queries: PictureQueries, media: MediaStore) {
  for (let file = await queries.findFileToMove(); file; file = await queries.findFileToMove()) {
    await queries.setMoved({ ...file, mediaName: await media.put(file.bytes, file.type) })
  }
}
