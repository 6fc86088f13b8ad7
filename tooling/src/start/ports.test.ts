import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { refuseTakenPorts } from './ports.ts'

describe('refuseTakenPorts', () => {
  it('names the port and its setting, and nothing once it is free', async () => {
    const holder = createServer().listen(0)
    await once(holder, 'listening')
    const port = String((holder.address() as AddressInfo).port)
    await expect(refuseTakenPorts({ STORE_PORT: port })).rejects.toThrow(
      `Port ${port} is taken: set STORE_PORT to another one.`,
    )
    holder.close()
    await once(holder, 'close')
    await expect(refuseTakenPorts({ STORE_PORT: port })).resolves.toBeUndefined()
  })
})
