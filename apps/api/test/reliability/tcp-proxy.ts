import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What the line does to what passes it. */
export type Weather =
  | { kind: 'clear' }
  | { kind: 'slow'; milliseconds: number }
  /** A few bytes at a time. */
  | { kind: 'trickle'; bytes: number; milliseconds: number }
  /** Cut after so many bytes of an answer. */
  | { kind: 'cut'; bytes: number }
  /** Taken, and never answered. */
  | { kind: 'dead' }
  | { kind: 'refused' }

/** A line to a server that can be made bad at any moment, also for who is on it. */
export async function startProxy(target: NetConnectOpts) {
  let weather: Weather = { kind: 'clear' }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => undefined)
    near.once('close', () => sockets.delete(near))
    if (weather.kind === 'refused') return near.destroy()
    const far = createConnection(target)
    sockets.add(far)
    far.once('close', () => {
      sockets.delete(far)
      near.destroy()
    })
    far.on('error', () => near.destroy())
    near.once('close', () => far.destroy())
    void carry(near, far, () => weather).catch(() => near.destroy())
    void carry(far, near, () => weather, true).catch(() => near.destroy())
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    set(next: Weather) {
      weather = next
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function carry(from: Socket, to: Socket, weather: () => Weather, isAnswer = false) {
  let carried = 0
  for await (const chunk of from as AsyncIterable<Buffer>) {
    const now = weather()
    carried += chunk.length
    if (now.kind === 'refused' || (now.kind === 'cut' && isAnswer && carried > now.bytes)) throw new Error('cut')
    await pass(chunk, to, now)
  }
  to.end()
}

async function pass(chunk: Buffer, to: Socket, weather: Weather) {
  if (weather.kind === 'dead') await new Promise(() => undefined)
  if (weather.kind === 'slow') await pause(weather.milliseconds)
  if (weather.kind === 'trickle') {
    for (let at = 0; at < chunk.length; at += weather.bytes) {
      to.write(chunk.subarray(at, at + weather.bytes))
      await pause(weather.milliseconds)
    }
  } else if (!to.write(chunk)) await once(to, 'drain')
}
