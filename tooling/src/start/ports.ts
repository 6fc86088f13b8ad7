import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports, so that a port is not taken between the check and its use. */
const FIRST_PORT = 15_000
const LAST_PORT = 32_000

/** A free port. */
export async function freePort(pick = () => randomInt(FIRST_PORT, LAST_PORT)): Promise<string> {
  for (;;) {
    const port = pick()
    // At all addresses, as the servers listen: "localhost" can be ::1.
    const probe = createServer().listen(port)
    // An error rejects the wait for the other event.
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
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

/** The OpenID provider of the sandbox. */
const DEMO_PROVIDER = {
  OIDC_DEMO_LABEL: 'Demo account',
  OIDC_DEMO_CLIENT_ID: 'dabali',
  OIDC_DEMO_CLIENT_SECRET: 'the-sandbox-keeps-no-secrets',
}
/** The default video hosts of the sites. */
const FILM_HOSTS = 'https://www.youtube-nocookie.com https://player.vimeo.com'
/** The owner of the demo. */
const OWNER = 'owner@dabali.example'

type Ports = { SANDBOX_PORT: string; SANDBOX_SMTP_PORT: string }

/** The settings of the API for the sandbox, without those that the environment sets. */
export function sandboxEnvironment(
  variables: Record<string, string | undefined>,
  { SANDBOX_PORT, SANDBOX_SMTP_PORT }: Ports,
): Record<string, string> {
  const origin = `http://127.0.0.1:${SANDBOX_PORT}`
  const hasProviders = Object.keys(variables).some((name) => name.startsWith('OIDC_') && variables[name])
  const told = {
    SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`,
    STAFF_MAILS: OWNER,
    STAFF_SECOND_FACTOR: 'optional',
    LIVE_ORIGIN: `${origin}/hls/`,
    ESEWA_URL: `${origin}/esewa/api/epay/main/v2/form`,
    ESEWA_STATUS_URL: `${origin}/esewa/api/epay/transaction/status/`,
    KHALTI_URL: `${origin}/khalti/api/v2/`,
    CARD_URL: `${origin}/`,
    DEMO_FILMS_URL: `${origin}/film/embed/`,
    ...(hasProviders ? {} : { OIDC_DEMO_ISSUER: `${origin}/identity`, ...DEMO_PROVIDER }),
  }
  return Object.fromEntries(Object.entries(told).filter(([name]) => !variables[name]))
}

/** The settings of the sites for the sandbox: a video host, a tracking pixel, which needs consent, and the demo's inbox. */
export function siteEnvironment(
  variables: Record<string, string | undefined>,
  { SANDBOX_PORT }: Pick<Ports, 'SANDBOX_PORT'>,
): Record<string, string> {
  const origin = `http://127.0.0.1:${SANDBOX_PORT}`
  const told = {
    PIXEL_URL: `${origin}/pixel/collect/`,
    FILM_HOSTS: `${FILM_HOSTS} ${origin}`,
    SANDBOX_INBOX: `${origin}/mail/messages/`,
  }
  return Object.fromEntries(Object.entries(told).filter(([name]) => !variables[name]))
}

/** The settings of all programs on this machine: what `start` and `dev` set besides the environment. */
export function localSettings(variables: Record<string, string | undefined>, { hasSandbox }: { hasSandbox: boolean }) {
  const { API_PORT = '4000', STORE_PORT = '3000', CULTURE_PORT = '3001', ADMIN_PORT = '3002' } = variables
  const { SANDBOX_PORT = '4100', SANDBOX_SMTP_PORT = '4125' } = variables
  const sandboxPorts = { SANDBOX_PORT, SANDBOX_SMTP_PORT }
  /** The origins in emails and redirects. */
  const { SITE_ORIGINS = `http://localhost:${STORE_PORT},http://localhost:${CULTURE_PORT}` } = variables
  const { ADMIN_ORIGIN = `http://localhost:${ADMIN_PORT}` } = variables
  /** The webhook URL of the card gateway. */
  const SANDBOX_CARD_WEBHOOK_URL = `http://127.0.0.1:${API_PORT}/v1/api/payments/webhooks/card/`
  return {
    ports: { API_PORT, STORE_PORT, CULTURE_PORT, ADMIN_PORT },
    sandboxPorts,
    forApi: { SITE_ORIGINS, ADMIN_ORIGIN, ...(hasSandbox ? sandboxEnvironment(variables, sandboxPorts) : {}) },
    forSites: {
      API_ORIGIN: `http://127.0.0.1:${API_PORT}`,
      ADMIN_ORIGIN,
      ...(hasSandbox ? siteEnvironment(variables, sandboxPorts) : {}),
    },
    forSandbox: { SITE_ORIGINS, SANDBOX_CARD_WEBHOOK_URL, ...sandboxPorts },
  }
}

/** The URLs of the sandbox and how to log in. */
export function sandboxLines(told: Record<string, string>, port: string): string {
  const at = `http://localhost:${port}`
  return [
    `  Sandbox        ${at}/   emails, payments, streams`,
    '',
    told['SMTP_URL'] && `  Log in with any email address: the link arrives at ${at}/mail/`,
    told['OIDC_DEMO_ISSUER'] && '  or with a demo account.',
    told['PIXEL_URL'] && `  Reported purchases (after consent) arrive at ${at}/pixel/`,
    told['STAFF_MAILS'] && `  Log in as ${told['STAFF_MAILS']} for staff access, or by one click in the back office.`,
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}
