import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { GeneralError } from '../errors/api-error.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { OgSubject } from './og-subject.ts'
import type { ShareImageQueries } from './queries.ts'

/** Another number, and every picture is drawn anew. */
const SHARE_DESIGN = 1
/** Drawing takes a processor for a fifth of a second: others need it too. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 40
const TRY_AGAIN_SECONDS = 20

type Stores = { queries: ShareImageQueries; media: MediaStore }

/**
 * The pictures of shared pages: each is drawn when it is first asked for and then kept by what stands on it. Those who
 * ask for the same one meanwhile wait for the same drawing, and whoever comes to a full desk is told when to come again.
 */
export function shareImages({ queries, media }: Stores) {
  const drawings = new Map<string, Promise<string>>()
  const line: (() => void)[] = []
  let atWork = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (atWork >= MOST_AT_ONCE) await new Promise<void>((begin) => line.push(begin))
    else atWork += 1
    try {
      return await work()
    } finally {
      // The place goes to the next in the line.
      const next = line.shift()
      if (next) next()
      else atWork -= 1
    }
  }

  async function draw(key: string, item: OgSubject) {
    const stream = item.mediaName === null ? undefined : await media.read(item.mediaName)
    const picture = stream && (await buffer(stream))
    // libvips and the faces take time and memory, and many processes never draw.
    const { renderShareImage } = await import('./render-share-image.ts')
    const drawn = await renderShareImage(item, picture)
    const media_name = await media.put(drawn, 'image/jpeg')
    await queries.keepDrawn({ key, media_name })
    return media_name
  }

  return {
    /** The name under which it is kept, when it has been drawn; else `mayDraw` is asked first, and may refuse. */
    async nameOf(item: OgSubject, mayDraw: () => Promise<void>): Promise<string> {
      const key = createHash('sha256')
        .update(JSON.stringify([SHARE_DESIGN, item]))
        .digest('base64url')
      const known = await queries.findDrawn(key)
      if (known !== undefined) return known
      await mayDraw()
      const underWay = drawings.get(key)
      if (underWay) return await underWay
      if (line.length >= MOST_WAITING) throw busy()
      const drawing = inTurn(() => draw(key, item)).finally(() => drawings.delete(key))
      drawings.set(key, drawing)
      return await drawing
    },
  }
}

export type ShareImages = ReturnType<typeof shareImages>

const busy = () => new GeneralError(503, 'busy_drawing', { headers: { 'Retry-After': String(TRY_AGAIN_SECONDS) } })
