import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { GeneralError } from '../errors/api-error.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { OgSubject } from './og-subject.ts'
import type { ShareImageQueries } from './queries.ts'

/** Increase it to render all images again. */
const SHARE_DESIGN = 1
/** Rendering takes about 200 ms of CPU. */
const MAX_CONCURRENT = 2
const MAX_QUEUED = 40
const TRY_AGAIN_SECONDS = 20

type Stores = { queries: ShareImageQueries; media: MediaStore }

/**
 * Open Graph images are rendered on first request and stored under a hash of their content. Concurrent requests for
 * the same image share one rendering; when the queue is full, the response is 503 with Retry-After.
 */
export function shareImages({ queries, media }: Stores) {
  const drawings = new Map<string, Promise<string>>()
  const queue: (() => void)[] = []
  let running = 0

  async function inQueue<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MAX_CONCURRENT) await new Promise<void>((begin) => queue.push(begin))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot goes to the next in the queue.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function draw(key: string, item: OgSubject) {
    const stream = item.mediaName === null ? undefined : await media.read(item.mediaName)
    const picture = stream && (await buffer(stream))
    // Loaded lazily: libvips and the fonts take time and memory, and many processes never render.
    const { renderShareImage } = await import('./render-share-image.ts')
    const image = await renderShareImage(item, picture)
    const media_name = await media.put(image, 'image/jpeg')
    await queries.insertImage({ key, media_name })
    return media_name
  }

  return {
    /** The media name of the image. `mayDraw` may refuse by throwing before an image is rendered. */
    async nameOf(item: OgSubject, mayDraw: () => Promise<void>): Promise<string> {
      const key = createHash('sha256')
        .update(JSON.stringify([SHARE_DESIGN, item]))
        .digest('base64url')
      const known = await queries.findImage(key)
      if (known !== undefined) return known
      await mayDraw()
      const running = drawings.get(key)
      if (running) return await running
      if (queue.length >= MAX_QUEUED) throw busy()
      const drawing = inQueue(() => draw(key, item)).finally(() => drawings.delete(key))
      drawings.set(key, drawing)
      return await drawing
    },
  }
}

export type ShareImages = ReturnType<typeof shareImages>

const busy = () => new GeneralError(503, 'busy_drawing', { headers: { 'Retry-After': String(TRY_AGAIN_SECONDS) } })
