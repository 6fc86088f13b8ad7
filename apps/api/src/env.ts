import { join, resolve } from 'node:path'
import { type Provider, readProviders } from './account/social/providers.ts'
import { readVat, type Vat } from './catalogue/price.ts'
import { StartError } from './errors/api-error.ts'
import type { SiteOrigins } from './http/site-origin.ts'
import { type LiveSettings, readLive } from './live/origin.ts'
import type { MailSettings } from './mail/send-mail.ts'
import type { S3Settings } from './media/s3-storage.ts'
import { readSeller, type Seller } from './orders/deps.ts'
import { type GatewaySettings, readGateways } from './payments/read-gateways.ts'
import { readSigningKeys } from './signing-keys/key-ring.ts'
import { parseEmail } from './validation/validate-fields.ts'

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

export type Environment = {
  host: string
  port: number
  /** Where the database and all else that the API keeps lives. */
  dataFolder: string
  /** A PostgreSQL that somebody else runs; without one the API runs its own. */
  databaseUrl: string | undefined
  logLevel: string
  /** The bucket that media lie in; without one they lie in the data folder. */
  s3: S3Settings | undefined
  /** Who takes the mails, and whom they come from. */
  mail: MailSettings
  /** The public addresses of the sites, to which mails and providers lead back. */
  siteOrigins: SiteOrigins
  /** Who reads what visitors write to us. */
  contactMail: string
  /** Through whom visitors may come in. */
  providers: readonly Provider[]
  /** Where the demo has the films that another host plays; without it all its films are our own. */
  demoFilmsUrl: string | undefined
  /** What is added to which prices. */
  vat: Vat
  /** Whether a courier may take cash at all. */
  codAllowed: boolean
  /** Whose addresses they are, who work here. */
  staffMails: readonly string[]
  /** Where streams come from; without one there are none. */
  live: LiveSettings | undefined
  /** By whom the shop is paid. */
  payments: GatewaySettings
  /** The seller, as printed on receipts. */
  seller: Seller
  /** How many proxies of ours stand in front, besides a site on this machine. */
  trustedProxies: number
  /** By which a site on another machine is known when it asks what changed. */
  internalSecret: string | undefined
  /** What tickets, files, gifts and streams are signed with, the first of them; without any, keys lie in the database. */
  signingKeys: readonly string[]
}

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = 4000
const DEFAULT_DATA_FOLDER = join(import.meta.dirname, '../../../.data')
const DEFAULT_SMTP_URL = 'smtp://127.0.0.1:4125'
const DEFAULT_SENDER = 'Dabali <hello@dabali.example>'
export const DEFAULT_SITE_ORIGINS: SiteOrigins = ['http://localhost:3000', 'http://localhost:3001']
export const DEFAULT_CONTACT_MAIL = 'hello@dabali.example'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Everything that is set from outside, checked: what is wrong is one sentence and no start. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const siteOrigins = readSiteOrigins(variables['SITE_ORIGINS'])
  return {
    host: variables['API_HOST'] || DEFAULT_HOST,
    port: readPort(variables['API_PORT']),
    dataFolder: resolve(variables['DATA_DIR'] || DEFAULT_DATA_FOLDER),
    databaseUrl: readDatabaseUrl(variables['DATABASE_URL']),
    logLevel: readLogLevel(variables['LOG_LEVEL']),
    s3: readS3(variables),
    demoFilmsUrl: readFolderUrl('DEMO_FILMS_URL', variables['DEMO_FILMS_URL']),
    vat: readVat(variables),
    codAllowed: readFlag('COD_ALLOWED', variables['COD_ALLOWED'], true),
    trustedProxies: readTrustedProxies(variables['TRUSTED_PROXIES'], siteOrigins),
    internalSecret: readInternalSecret(variables['INTERNAL_SECRET']),
    signingKeys: readSigningKeys(variables['SIGNING_KEYS']),
    mail: { smtpUrl: readSmtpUrl(variables['SMTP_URL']), from: readSender(variables['MAIL_FROM']) },
    staffMails: readStaffMails(variables['STAFF_MAILS']),
    siteOrigins,
    contactMail: readContactMail(variables['CONTACT_MAIL']),
    providers: readProviders(variables),
    live: readLive(variables),
    payments: readGateways(variables),
    seller: readSeller(variables),
  }
}

function readPort(text = '') {
  if (text === '') return DEFAULT_PORT
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new StartError(`API_PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}.`)
}

function readDatabaseUrl(text = '') {
  if (text === '') return undefined
  // Not read as a URL: PostgreSQL also knows addresses without a host, for a socket.
  if (/^postgres(ql)?:\/\/./.test(text)) return text
  // It may hold a password, so it is not repeated.
  throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
}

function readFlag(name: string, text = '', fallback: boolean) {
  if (text === '') return fallback
  if (text === 'true' || text === 'false') return text === 'true'
  throw new StartError(`${name} must be true or false, not ${JSON.stringify(text)}.`)
}

function readLogLevel(text = '') {
  if (text === '') return 'error'
  if (LOG_LEVELS.includes(text)) return text
  throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(text)}.`)
}

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function readS3(variables: NodeJS.ProcessEnv): S3Settings | undefined {
  const missing = S3_VARIABLES.filter((name) => !variables[name])
  if (missing.length === S3_VARIABLES.length) return undefined
  if (missing[0] !== undefined) throw new StartError(`${missing[0]} is missing: the five S3 settings go together.`)
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = S3_VARIABLES.map((name) => variables[name] ?? '')
  if (!isWebAddress(endpoint)) throw new StartError('S3_ENDPOINT must look like https://s3.example.com.')
  return { endpoint, bucket, region, accessKeyId, secretAccessKey } as S3Settings
}

const isWebAddress = (text = '') => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** An address that names are put behind. */
function readFolderUrl(name: string, text = '') {
  if (text === '') return undefined
  if (isWebAddress(text) && new URL(text).href === text && /^[^?#]*\/$/.test(text)) return text
  throw new StartError(`${name} must look like https://films.example/embed/, not ${JSON.stringify(text)}.`)
}

function readSmtpUrl(text = '') {
  if (text === '') return DEFAULT_SMTP_URL
  if (/^smtps?:\/\/./.test(text) && URL.canParse(text)) return text
  // It may hold a password, so it is not repeated.
  throw new StartError('SMTP_URL must look like smtp://user:password@host:587 or smtps://host:465.')
}

function readSender(text = '') {
  if (text === '') return DEFAULT_SENDER
  if (/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) return text
  throw new StartError(`MAIL_FROM must look like Dabali <hello@dabali.example>, not ${JSON.stringify(text)}.`)
}

function readTrustedProxies(text = '', sites: SiteOrigins) {
  const secure = sites.find((site) => site.startsWith('https:'))
  // Nothing of ours speaks TLS. All visitors would have the address of the proxy, and share its limits.
  if (secure !== undefined && (text === '' || text === '0')) {
    throw new StartError(
      `SITE_ORIGINS names ${secure}, which a proxy serves: set TRUSTED_PROXIES to how many there are.`,
    )
  }
  if (text === '') return 0
  if (/^(\d|10)$/.test(text)) return Number(text)
  throw new StartError(`TRUSTED_PROXIES must be a number from 0 to 10, not ${JSON.stringify(text)}.`)
}

function readInternalSecret(text = '') {
  if (text === '') return undefined
  if (/^[\x21-\x7e]{32,200}$/.test(text)) return text
  // It is a secret, so it is not repeated.
  throw new StartError('INTERNAL_SECRET must be 32 to 200 letters, digits or signs without spaces.')
}

function readSiteOrigins(text = ''): SiteOrigins {
  const written = text
    .split(',')
    .map((each) => each.trim().replace(/\/$/, ''))
    .filter(Boolean)
  const [first, ...others] = written
  if (first === undefined) return DEFAULT_SITE_ORIGINS
  const wrong = written.find((each) => !isWebAddress(each) || new URL(each).origin !== each)
  if (wrong === undefined) return [first, ...others]
  throw new StartError(
    `SITE_ORIGINS must be addresses like https://dabali.example, with commas, not ${JSON.stringify(wrong)}.`,
  )
}

function readStaffMails(text = ''): string[] {
  const written = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  return written.map((each) => {
    const email = parseEmail(each)
    if (email !== undefined) return email
    throw new StartError(`STAFF_MAILS must be e-mail addresses, with commas, not ${JSON.stringify(each)}.`)
  })
}

function readContactMail(text = '') {
  if (text === '') return DEFAULT_CONTACT_MAIL
  const email = parseEmail(text)
  if (email !== undefined) return email
  throw new StartError(`CONTACT_MAIL must be an e-mail address, not ${JSON.stringify(text)}.`)
}
