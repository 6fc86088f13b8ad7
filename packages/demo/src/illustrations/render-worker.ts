import type { PictureSpec, RenderedPicture } from './picture-spec.ts'
import { renderPictures } from './render-pictures.ts'

/** A child process that renders pictures and sends them back one at a time. */
const send = (picture: RenderedPicture): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(picture, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })

process.once('message', async (orders: PictureSpec[]) => {
  for await (const picture of renderPictures(orders, 'quick')) await send(picture)
  process.disconnect?.()
})
// The parent has exited.
process.once('disconnect', () => process.exit())
