import { fork } from 'node:child_process'
import { on } from 'node:events'
import type { Drawn } from './drawn.ts'
import type { PictureOrder } from './order.ts'

/** Draws in a process of its own: the half gigabyte that encoders leave behind goes with it. */
export async function* drawElsewhere(orders: readonly PictureOrder[]): AsyncGenerator<Drawn> {
  const pencil = fork(new URL('./pencil.ts', import.meta.url), { serialization: 'advanced', execArgv: [] })
  try {
    const pictures = on(pencil, 'message', { close: ['disconnect'] })
    pencil.send([...orders])
    let drawn = 0
    for await (const [picture] of pictures) {
      drawn++
      yield picture as Drawn
    }
    if (drawn < orders.length) throw new Error(`Only ${drawn} of ${orders.length} pictures could be drawn.`)
  } finally {
    pencil.kill()
  }
}
