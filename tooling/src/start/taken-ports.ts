import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws one sentence about the first port that another program holds, with the name of the setting that moves it. */
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
