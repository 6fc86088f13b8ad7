import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody holds at this moment. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.')
  return String(address.port)
}
