import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports, so that a port is not taken between the check and its use. */
const FIRST_PORT = 15_000
const LAST_PORT = 32_000

/** A free port. */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ])
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return String(port)
  }
}

/** Throws an error for the first port that is in use, with the name of its setting. */
export async function refuseTakenPorts(ports: Record<string, string>): Promise<void> {
  for (const [setting, port] of Object.entries(ports)) {
    if (await isTaken(Number(port))) throw new Error(`Port ${port} is taken: set ${setting} to another one.`)
  }
}

async function isTaken(port: number) {
  const probe = createServer()
  try {
    probe.listen(port)
    await once(probe, 'listening')
    return false
  } catch {
    return true
  } finally {
    probe.close()
  }
}
