import { join, resolve } from 'node:path'
import { type Provider, readProviders } from './account/social/open-id.ts'
import { readVat, type Vat } from './catalogue/price.ts'
import { StartError } from './errors/api-error.ts'
import type { SiteOrigins } from './http/forwarded-headers.ts'
import { parseEmail } from './http/request-body.ts'
import { type LiveSettings, readLive } from './live/origin.ts'
import type { MailSettings } from './mail/send-mail.ts'
import type { S3Settings } from './media/media-store.ts'
import { readSeller, type Seller } from './orders/requests.ts'
import { type GatewaySettings, readGateways } from './payments/read-gateways.ts'
import { type PushSettings, readPush } from './push/send-push.ts'
import { readSecretFiles } from './secret-files.ts'
import { readSigningKeys } from './signing-keys/queries.ts'
import type { SecondFactorSetting } from './staff/permissions.ts'
import { readWallets, type WalletSettings } from './tickets/files/wallet-settings.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/

type Address = {
  /** Name of the environment variable. */
  name: string
  url: string | undefined
  /** A mail server or an origin of streams may run on this machine; a payment gateway or login provider may not. */
  mayBeHere?: boolean
}

/** The addresses of external services, in the order of the settings. */
export const outsideAddresses = ({ mail, live, providers, demoFilmsUrl }: Environment): Address[] => [
  { name: 'SMTP_URL', url: mail.smtpUrl, mayBeHere: true },
  ...providers.map(({ name, issuer }) => ({ name: `The issuer of the OpenID provider ${name}`, url: issuer })),
  { name: 'LIVE_ORIGIN', url: live?.origin, mayBeHere: true },
  { name: 'DEMO_FILMS_URL', url: demoFilmsUrl, mayBeHere: true },
]

/** Refuses the sandbox in production, where its mails would be public and its payments approved without money. */
export function refuseSandbox(variables: NodeJS.ProcessEnv, addresses: readonly Address[]) {
  if (variables['NODE_ENV'] !== 'production') return
  const ports = ['4100', '4125', variables['SANDBOX_PORT'], variables['SANDBOX_SMTP_PORT']]
  for (const { name, url, mayBeHere = false } of addresses) {
    if (url === undefined || !URL.canParse(url)) continue
    const { hostname, port } = new URL(url)
    if (!LOOPBACK.test(hostname) || (mayBeHere && !ports.includes(port))) continue
    // The whole URL may contain a password.
    throw new StartError(
      `${name} leads to ${hostname}:${port}, the address of the sandbox. With NODE_ENV=production it must lead to the real service.`,
    )
  }
}

export type Environment = {
  host: string
  port: number
  /** The folder of the database, media and keys. */
  dataFolder: string
  /** An external PostgreSQL; undefined starts the embedded one. */
  databaseUrl: string | undefined
  /** Where backups are saved and looked for. */
  backupFolder: string
  logLevel: string
  /** The bucket for media; undefined uses the data folder. */
  s3: S3Settings | undefined
  /** Mail server and sender. */
  mail: MailSettings
  /** The public origins of the sites, for links in emails and redirects. */
  siteOrigins: SiteOrigins
  /** The public origin of the back office, for its links and passkeys. */
  adminOrigin: string
  /** Recipient of contact messages. */
  contactMail: string
  /** Login providers. */
  providers: readonly Provider[]
  /** Base URL of the demo's externally hosted videos; undefined: the demo has none. */
  demoFilmsUrl: string | undefined
  /** Tax rate and exempt classes. */
  vat: Vat
  /** Whether cash on delivery is offered. */
  codAllowed: boolean
  /** Email addresses of the first owners. */
  staffMails: readonly string[]
  /** Whether members of staff need a second factor. */
  secondFactor: SecondFactorSetting
  /** Origin of live streams; undefined disables them. */
  live: LiveSettings | undefined
  /** Payment gateways. */
  payments: GatewaySettings
  /** The seller, as printed on receipts. */
  seller: Seller
  /** The wallets that tickets can be added to. */
  wallets: WalletSettings
  /** The keys of web push; undefined: there are no notifications. */
  push: PushSettings | undefined
  /** Number of proxies in front, besides a site on this machine. */
  trustedProxies: number
  /** Shared secret of sites on other machines. */
  internalSecret: string | undefined
  /**
   * Secrets for tickets, files, gifts and streams: the first signs, all verify. Empty uses the keys in the database.
   */
  signingKeys: readonly string[]
  /** Whether the API runs jobs itself; otherwise workers do. */
  runsJobs: boolean
  /** Whether an empty database gets the demo catalogue. */
  hasDemo: boolean
  /** For how many seconds an API that is asked to stop still accepts requests, while its readiness is 503. */
  shutdownDelaySeconds: number
  /** Where the metrics of this process are read; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined
  /** Where errors are posted to; undefined: they are only logged. */
  errorReports: { url: string; release: string | undefined } | undefined
}

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = 4000
const DEFAULT_DATA_FOLDER = join(import.meta.dirname, '../../../.data')
const DEFAULT_SMTP_URL = 'smtp://127.0.0.1:4125'
const DEFAULT_SENDER = 'Dabali <hello@dabali.example>'
export const DEFAULT_SITE_ORIGINS: SiteOrigins = ['http://localhost:3000', 'http://localhost:3001']
export const DEFAULT_ADMIN_ORIGIN = 'http://localhost:3002'
export const DEFAULT_CONTACT_MAIL = 'hello@dabali.example'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads and validates the environment; an error is one sentence, and the API does not start. */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const variables = readSecretFiles(given)
  const dataFolder = resolve(variables['DATA_DIR'] || DEFAULT_DATA_FOLDER)
  const siteOrigins = readSiteOrigins(variables['SITE_ORIGINS'])
  const adminOrigin = readAdminOrigin(variables['ADMIN_ORIGIN'])
  return {
    host: variables['API_HOST'] || DEFAULT_HOST,
    port: readNumber('API_PORT', variables['API_PORT'], { fallback: DEFAULT_PORT }),
    dataFolder,
    backupFolder: resolve(variables['BACKUP_DIR'] || join(dataFolder, 'backups')),
    databaseUrl: readDatabaseUrl(variables['DATABASE_URL']),
    logLevel: readLogLevel(variables['LOG_LEVEL']),
    s3: readS3(variables),
    demoFilmsUrl: readFolderUrl('DEMO_FILMS_URL', variables['DEMO_FILMS_URL']),
    vat: readVat(variables),
    codAllowed: readFlag('COD_ALLOWED', variables['COD_ALLOWED'], true),
    trustedProxies: readTrustedProxies(variables['TRUSTED_PROXIES'], [...siteOrigins, adminOrigin]),
    internalSecret: readInternalSecret(variables['INTERNAL_SECRET']),
    signingKeys: readSigningKeys(variables['SIGNING_KEYS']),
    mail: { smtpUrl: readSmtpUrl(variables['SMTP_URL']), from: readSender(variables['MAIL_FROM']) },
    staffMails: readStaffMails(variables['STAFF_MAILS']),
    secondFactor: readSecondFactor(variables),
    siteOrigins,
    adminOrigin,
    contactMail: readContactMail(variables['CONTACT_MAIL']),
    providers: readProviders(variables),
    live: readLive(variables),
    payments: readGateways(variables),
    seller: readSeller(variables),
    wallets: readWallets(variables),
    push: readPush(variables),
    runsJobs: readFlag('API_RUNS_JOBS', variables['API_RUNS_JOBS'], true),
    hasDemo: readFlag('DEMO_CATALOGUE', variables['DEMO_CATALOGUE'], true),
    shutdownDelaySeconds: readNumber('SHUTDOWN_DELAY_SECONDS', variables['SHUTDOWN_DELAY_SECONDS'], { highest: 300 }),
    metrics: readMetrics(variables),
    errorReports: readErrorReports(variables),
  }
}

function readNumber(name: string, text = '', { fallback = 0, highest = 65_535 } = {}) {
  if (text === '') return fallback
  if (/^\d{1,5}$/.test(text) && Number(text) <= highest) return Number(text)
  throw new StartError(`${name} must be a number from 0 to ${highest}, not ${JSON.stringify(text)}.`)
}

function readMetrics({ METRICS_PORT = '', METRICS_HOST }: NodeJS.ProcessEnv) {
  if (METRICS_PORT === '') return undefined
  return { host: METRICS_HOST || DEFAULT_HOST, port: readNumber('METRICS_PORT', METRICS_PORT) }
}

function readErrorReports({ ERROR_REPORT_URL: url = '', RELEASE: release }: NodeJS.ProcessEnv) {
  if (url === '') return undefined
  if (isWebAddress(url)) return { url, release }
  // The value may contain a key, so the message does not repeat it.
  throw new StartError('ERROR_REPORT_URL must look like https://errors.example.com/report.')
}

function readDatabaseUrl(text = '') {
  if (text === '') return undefined
  // Not parsed as a URL, because PostgreSQL also accepts URLs without a host, for sockets.
  if (/^postgres(ql)?:\/\/./.test(text)) return text
  // The value may contain a password, so the message does not repeat it.
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

/** A URL that ends in a slash, so that names can be appended. */
function readFolderUrl(name: string, text = '') {
  if (text === '') return undefined
  if (isWebAddress(text) && new URL(text).href === text && /^[^?#]*\/$/.test(text)) return text
  throw new StartError(`${name} must look like https://films.example/embed/, not ${JSON.stringify(text)}.`)
}

function readSmtpUrl(text = '') {
  if (text === '') return DEFAULT_SMTP_URL
  if (/^smtps?:\/\/./.test(text) && URL.canParse(text)) return text
  // The value may contain a password, so the message does not repeat it.
  throw new StartError('SMTP_URL must look like smtp://user:password@host:587 or smtps://host:465.')
}

function readSender(text = '') {
  if (text === '') return DEFAULT_SENDER
  if (/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) return text
  throw new StartError(`MAIL_FROM must look like Dabali <hello@dabali.example>, not ${JSON.stringify(text)}.`)
}

function readTrustedProxies(text = '', sites: readonly string[]) {
  const secure = sites.find((site) => site.startsWith('https:'))
  // The API has no TLS, so there is a proxy; if it is not counted, all visitors share its address and rate limits.
  if (secure !== undefined && (text === '' || text === '0')) {
    throw new StartError(
      `${secure === sites.at(-1) ? 'ADMIN_ORIGIN' : 'SITE_ORIGINS'} has ${secure}, which needs a proxy: set TRUSTED_PROXIES to the number of proxies.`,
    )
  }
  return readNumber('TRUSTED_PROXIES', text, { highest: 10 })
}

function readInternalSecret(text = '') {
  if (text === '') return undefined
  if (/^[\x21-\x7e]{32,200}$/.test(text)) return text
  // The value is a secret, so the message does not repeat it.
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

function readAdminOrigin(text = ''): string {
  const written = text.trim().replace(/\/$/, '')
  if (written === '') return DEFAULT_ADMIN_ORIGIN
  if (isWebAddress(written) && new URL(written).origin === written) return written
  throw new StartError(
    `ADMIN_ORIGIN must be an address like https://admin.dabali.example, not ${JSON.stringify(text)}.`,
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
    throw new StartError(`STAFF_MAILS must be email addresses, with commas, not ${JSON.stringify(each)}.`)
  })
}

function readSecondFactor(variables: NodeJS.ProcessEnv): SecondFactorSetting {
  const { STAFF_SECOND_FACTOR: text = '', NODE_ENV } = variables
  if (text === '') return NODE_ENV === 'production' ? 'required' : 'optional'
  if (text === 'required' || text === 'optional') return text
  throw new StartError(`STAFF_SECOND_FACTOR must be required or optional, not ${JSON.stringify(text)}.`)
}

function readContactMail(text = '') {
  if (text === '') return DEFAULT_CONTACT_MAIL
  const email = parseEmail(text)
  if (email !== undefined) return email
  throw new StartError(`CONTACT_MAIL must be an email address, not ${JSON.stringify(text)}.`)
}
