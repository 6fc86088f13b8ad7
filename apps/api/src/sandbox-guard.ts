import type { Environment } from './env.ts'
import { StartError } from './errors/start-error.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/

type Address = {
  /** Name of the environment variable. */
  name: string
  url: string | undefined
  /** A mail server or an origin of streams may well be on this machine; who takes money or vouches for people is not. */
  mayBeHere?: boolean
}

/** What lies outside and is not ours, in the order of the settings. */
export const outsideAddresses = ({ mail, live, providers, demoFilmsUrl }: Environment): Address[] => [
  { name: 'SMTP_URL', url: mail.smtpUrl, mayBeHere: true },
  ...providers.map(({ name, issuer }) => ({ name: `The issuer of the OpenID provider ${name}`, url: issuer })),
  { name: 'LIVE_ORIGIN', url: live?.origin, mayBeHere: true },
  { name: 'DEMO_FILMS_URL', url: demoFilmsUrl, mayBeHere: true },
]

/** In production nothing leads to the sandbox, where anybody reads the mails and every payment is approved. */
export function refuseSandbox(variables: NodeJS.ProcessEnv, addresses: readonly Address[]) {
  if (variables['NODE_ENV'] !== 'production') return
  const ports = ['4100', '4125', variables['SANDBOX_PORT'], variables['SANDBOX_SMTP_PORT']]
  for (const { name, url, mayBeHere = false } of addresses) {
    if (url === undefined || !URL.canParse(url)) continue
    const { hostname, port } = new URL(url)
    if (!LOOPBACK.test(hostname) || (mayBeHere && !ports.includes(port))) continue
    // The whole of it may hold a password.
    throw new StartError(
      `${name} leads to ${hostname}:${port}, where the sandbox plays the outside world: with NODE_ENV=production it must lead to the real one.`,
    )
  }
}
