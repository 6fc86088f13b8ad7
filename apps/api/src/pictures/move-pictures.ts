import type { MediaStore } from '../media/media-store.ts'
import type { PictureQueries } from './queries.ts'

/** Brings the bytes that an older API kept in the table under media. Two that start together do the same work twice. */
export async function movePictures(queries: PictureQueries, media: MediaStore) {
  for (let file = await queries.findFileToMove(); file; file = await queries.findFileToMove()) {
    await queries.setMoved({ ...file, mediaName: await media.put(file.bytes, file.type) })
  }
}
