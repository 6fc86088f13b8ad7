/** Demo people whom the sandbox knows: with one press they are in. */
const DEMO_PROVIDER = {
  OIDC_DEMO_LABEL: 'Demo people',
  OIDC_DEMO_CLIENT_ID: 'dabali',
  OIDC_DEMO_CLIENT_SECRET: 'the-sandbox-keeps-no-secrets',
}
/** Without a setting, the sites frame these and nobody else. */
const FILM_HOSTS = 'https://www.youtube-nocookie.com https://player.vimeo.com'
/** One of them works for us. */
const STAFF = 'door@dabali.example'

type Ports = { SANDBOX_PORT: string; SANDBOX_SMTP_PORT: string }

/** What the API is told of the sandbox, as far as the environment does not tell it of somebody else. */
export function sandboxEnvironment(
  variables: Record<string, string | undefined>,
  { SANDBOX_PORT, SANDBOX_SMTP_PORT }: Ports,
): Record<string, string> {
  const origin = `http://127.0.0.1:${SANDBOX_PORT}`
  const hasProviders = Object.keys(variables).some((name) => name.startsWith('OIDC_') && variables[name])
  const told = {
    SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`,
    STAFF_MAILS: STAFF,
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

/** What the sites are told of it: a host of films, and a pixel, for which they ask their visitors first. */
export function siteEnvironment(
  variables: Record<string, string | undefined>,
  { SANDBOX_PORT }: Pick<Ports, 'SANDBOX_PORT'>,
): Record<string, string> {
  const origin = `http://127.0.0.1:${SANDBOX_PORT}`
  const told = { PIXEL_URL: `${origin}/pixel/collect/`, FILM_HOSTS: `${FILM_HOSTS} ${origin}` }
  return Object.fromEntries(Object.entries(told).filter(([name]) => !variables[name]))
}

/** Where the sandbox is, and how one logs in with what arrives there. */
export function sandboxLines(told: Record<string, string>, port: string): string {
  const at = `http://localhost:${port}`
  return [
    `  The sandbox    ${at}/   the outside world: mails, payments, streams`,
    '',
    told['SMTP_URL'] && `  To log in, ask for a link by mail with any address: it arrives at ${at}/mail/`,
    told['OIDC_DEMO_ISSUER'] && '  or be one of the demo people, with one press.',
    told['PIXEL_URL'] && `  What the sites report of purchases, once a visitor allows it, arrives at ${at}/pixel/`,
    told['STAFF_MAILS'] && `  Whoever logs in as ${told['STAFF_MAILS']} works here.`,
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}
