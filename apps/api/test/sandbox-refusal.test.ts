import { afterEach, expect, test } from 'vitest'
import { outsideAddresses, readEnvironment, refuseSandbox } from '../src/env.ts'
import { StartError } from '../src/errors/api-error.ts'
import { endServers, runServer } from './start-processes.ts'

afterEach(endServers)

const REAL = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example:587' }
const refusal = (says: string) =>
  `${says}, the address of the sandbox. With NODE_ENV=production it must lead to the real service.`

test.each([
  [{ NODE_ENV: 'production' }, 'SMTP_URL leads to 127.0.0.1:4125'],
  [
    { ...REAL, OIDC_DEMO_ISSUER: 'http://127.0.0.1:4100/identity', OIDC_DEMO_CLIENT_ID: 'dabali' },
    'The issuer of the OpenID provider demo leads to 127.0.0.1:4100',
  ],
  [
    { ...REAL, LIVE_ORIGIN: 'http://localhost:4100/hls/', LIVE_ORIGIN_SECRET: 'a-secret-of-our-own' },
    'LIVE_ORIGIN leads to localhost:4100',
  ],
  [{ ...REAL, DEMO_FILMS_URL: 'http://127.0.0.1:4100/film/embed/' }, 'DEMO_FILMS_URL leads to 127.0.0.1:4100'],
])('settings of %o are refused', (variables, says) => {
  const addresses = outsideAddresses(readEnvironment(variables))
  expect(() => refuseSandbox(variables, addresses)).toThrow(new StartError(refusal(says)))
})

test('an API with refused settings does not start', async () => {
  const server = await runServer({ ...REAL, DEMO_FILMS_URL: 'http://127.0.0.1:4100/film/embed/' })
  await server.ended
  expect([server.process.exitCode, server.output]).toEqual([
    1,
    { stdout: '', stderr: `${refusal('DEMO_FILMS_URL leads to 127.0.0.1:4100')}\n` },
  ])
})
