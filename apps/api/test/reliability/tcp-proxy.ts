import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The fault that a connection has. */
export type Fault =
  | { kind: 'clear' }
  | { kind: 'slow'; milliseconds: number }
  /** A few bytes at a time. */
  | { kind: 'trickle'; bytes: number; milliseconds: number }
  /** Cut after so many bytes of a response. */
  | { kind: 'cut'; bytes: number }
  /** Accepted and never answered. */
  | { kind: 'dead' }
  | { kind: 'refused' }

/** A TCP proxy whose faults can change at any time, also for open connections. */
export async function startProxy(target: NetConnectOpts) {
  let fault: Fault = { kind: 'clear' }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => undefined)
    near.once('close', () => sockets.delete(near))
    if (fault.kind === 'refused') return near.destroy()
    const far = createConnection(target)
    sockets.add(far)
    far.once('close', () => {
      sockets.delete(far)
      near.destroy()
    })
    far.on('error', () => near.destroy())
    near.once('close', () => far.destroy())
    void carry(near, far, () => fault).catch(() => near.destroy())
    void carry(far, near, () => fault, true).catch(() => near.destroy())
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    set(next: Fault) {
      fault = next
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function carry(from: Socket, to: Socket, fault: () => Fault, isAnswer = false) {
  let carried = 0
  for await (const chunk of from as AsyncIterable<Buffer>) {
    const now = fault()
    carried += chunk.length
    if (now.kind === 'refused' || (now.kind === 'cut' && isAnswer && carried > now.bytes)) throw new Error('cut')
    await pass(chunk, to, now)
  }
  to.end()
}

async function pass(chunk: Buffer, to: Socket, fault: Fault) {
  if (fault.kind === 'dead') await new Promise(() => undefined)
  if (fault.kind === 'slow') await pause(fault.milliseconds)
  if (fault.kind === 'trickle') {
    for (let at = 0; at < chunk.length; at += fault.bytes) {
      to.write(chunk.subarray(at, at + fault.bytes))
      await pause(fault.milliseconds)
    }
  } else if (!to.write(chunk)) await once(to, 'drain')
}
