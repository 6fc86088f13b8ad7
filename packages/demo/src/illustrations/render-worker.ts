import type { PictureSpec, RenderedPicture } from './picture-spec.ts'
import { renderPictures } from './render-pictures.ts'

/** A process that draws what it is told and sends it back, a picture at a time. */
const send = (picture: RenderedPicture): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(picture, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })

process.once('message', async (orders: PictureSpec[]) => {
  for await (const picture of renderPictures(orders, 'quick')) await send(picture)
  process.disconnect?.()
})
// Nobody is there any more to draw for.
process.once('disconnect', () => process.exit())
