import { drawPictures } from './draw-pictures.ts'
import type { Drawn } from './drawn.ts'
import type { PictureOrder } from './order.ts'

/** A process that draws what it is told and sends it back, a picture at a time. */
const send = (picture: Drawn): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(picture, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })

process.once('message', async (orders: PictureOrder[]) => {
  for await (const picture of drawPictures(orders, 'quick')) await send(picture)
  process.disconnect?.()
})
// Nobody is there any more to draw for.
process.once('disconnect', () => process.exit())
