import { StartError } from '../errors/api-error.ts'

export type EsewaSettings = {
  /** The URL that the browser posts the form to. */
  url: string
  statusUrl: string
  productCode: string
  secretKey: string
}

export type KhaltiSettings = { url: string; secretKey: string }
export type CardSettings = { url: string; secretKey: string; webhookSecret: string }

/** Settings of the enabled gateways. */
export type GatewaySettings = {
  esewa?: EsewaSettings | undefined
  khalti?: KhaltiSettings | undefined
  card?: CardSettings | undefined
}

type Values = Readonly<Record<string, string>>

const SANDBOX = {
  ESEWA_URL: 'http://127.0.0.1:4100/esewa/api/epay/main/v2/form',
  ESEWA_STATUS_URL: 'http://127.0.0.1:4100/esewa/api/epay/transaction/status/',
  ESEWA_PRODUCT_CODE: 'EPAYTEST',
  // Published by eSewa for tests.
  ESEWA_SECRET_KEY: '8gBm/:&EnhH.1/q',
  KHALTI_URL: 'http://127.0.0.1:4100/khalti/api/v2/',
  KHALTI_SECRET_KEY: 'sandbox-khalti-secret-key',
  CARD_URL: 'http://127.0.0.1:4100/',
  CARD_SECRET_KEY: 'sk_test_sandbox',
  CARD_WEBHOOK_SECRET: 'whsec_sandbox',
}

/** Public URLs; keys and merchant codes must be set. */
const PRODUCTION = {
  ESEWA_URL: 'https://epay.esewa.com.np/api/epay/main/v2/form',
  ESEWA_STATUS_URL: 'https://epay.esewa.com.np/api/epay/transaction/status/',
  KHALTI_URL: 'https://khalti.com/api/v2/',
  CARD_URL: 'https://api.stripe.com/',
}

const ESEWA = ['ESEWA_URL', 'ESEWA_STATUS_URL', 'ESEWA_PRODUCT_CODE', 'ESEWA_SECRET_KEY'] as const
const KHALTI = ['KHALTI_URL', 'KHALTI_SECRET_KEY'] as const
const CARD = ['CARD_URL', 'CARD_SECRET_KEY', 'CARD_WEBHOOK_SECRET'] as const

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
const KEY = /^[\x21-\x7e]{8,500}$/

/** Settings of the gateways: by default the sandbox, in production only those with keys. */
export function readGateways(variables: NodeJS.ProcessEnv): GatewaySettings {
  const isProduction = variables['NODE_ENV'] === 'production'
  const read = <const Names extends readonly string[]>(names: Names) => readAll(variables, names, isProduction)
  const esewa = read(ESEWA)
  const khalti = read(KHALTI)
  const card = read(CARD)
  return {
    esewa: esewa && {
      url: esewa.ESEWA_URL,
      statusUrl: esewa.ESEWA_STATUS_URL,
      productCode: esewa.ESEWA_PRODUCT_CODE,
      secretKey: esewa.ESEWA_SECRET_KEY,
    },
    khalti: khalti && { url: khalti.KHALTI_URL, secretKey: khalti.KHALTI_SECRET_KEY },
    card: card && {
      url: card.CARD_URL,
      secretKey: card.CARD_SECRET_KEY,
      webhookSecret: card.CARD_WEBHOOK_SECRET,
    },
  }
}

/** All variables of a gateway or none; a part of them is an error. */
function readAll<const Names extends readonly string[]>(
  variables: NodeJS.ProcessEnv,
  names: Names,
  isProduction: boolean,
): Record<Names[number], string> | undefined {
  const fallbacks: Values = isProduction ? PRODUCTION : SANDBOX
  if (isProduction && names.every((name) => !variables[name])) return undefined
  const values = names.map((name) => [name, variables[name] || (fallbacks[name] ?? '')] as const)
  for (const [name, value] of values) check(name, value, isProduction)
  return Object.fromEntries(values) as Record<Names[number], string>
}

/** Messages do not repeat secrets. */
function check(name: string, value: string, isProduction: boolean) {
  if (name.endsWith('_URL')) return checkAddress(name, value, isProduction)
  if (value === '') throw new StartError(`${name} is missing: the settings of a gateway go together.`)
  const isCode = name.endsWith('_CODE')
  if (isCode ? !/^[A-Za-z0-9_-]{1,50}$/.test(value) : !KEY.test(value))
    throw new StartError(`${name} does not look like what the gateway has given out.`)
  const sandbox: Values = SANDBOX
  if (isProduction && value === sandbox[name])
    throw new StartError(`${name} is the public one of the sandbox. Set the one of the gateway.`)
}

function checkAddress(name: string, value: string, isProduction: boolean) {
  const url = URL.parse(value)
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !/[?#]/.test(value)
  if (!isAddress) throw new StartError(`${name} must look like ${Reflect.get(PRODUCTION, name)}.`)
  if (isProduction && (url.protocol !== 'https:' || LOOPBACK.test(url.hostname)))
    throw new StartError(`${name} leads to the sandbox or is not https, where no money is taken.`)
}
