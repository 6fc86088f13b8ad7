import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { StartError } from '../../errors/api-error.ts'

/** What signs passes for Apple Wallet; all as PEM. */
export type AppleWallet = {
  certificate: string
  key: string
  passphrase: string | undefined
  wwdr: string
  passTypeId: string
  teamId: string
}

/** What signs the links to Google Wallet. */
export type GoogleWallet = { issuerId: string; email: string; key: KeyObject }

/** The configured wallets; tickets cannot be added to another one. */
export type WalletSettings = { apple?: AppleWallet; google?: GoogleWallet }

const APPLE = [
  'APPLE_WALLET_CERTIFICATE',
  'APPLE_WALLET_KEY',
  'APPLE_WALLET_WWDR_CERTIFICATE',
  'APPLE_WALLET_PASS_TYPE_ID',
  'APPLE_WALLET_TEAM_ID',
] as const
const GOOGLE = ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'] as const

type Variables = Readonly<Record<string, string | undefined>>

/** Reads and validates the wallets. Certificates and keys are secrets, so that no message repeats a value. */
export function readWallets(variables: Variables): WalletSettings {
  const apple = readApple(variables)
  const google = readGoogle(variables)
  return { ...(apple && { apple }), ...(google && { google }) }
}

/** Whether all variables of a group are there; some of them are a mistake. */
function hasAll(variables: Variables, names: readonly string[]): boolean {
  const missing = names.filter((name) => !variables[name])
  if (missing.length === names.length) return false
  if (missing[0] !== undefined) throw new StartError(`${missing[0]} is missing: ${names.join(', ')} go together.`)
  return true
}

function readApple(variables: Variables): AppleWallet | undefined {
  if (!hasAll(variables, APPLE)) return undefined
  const [certificate, key, wwdr, passTypeId, teamId] = APPLE.map((name) => variables[name] ?? '')
  const settings = {
    certificate: plainText(certificate),
    key: plainText(key),
    passphrase: variables['APPLE_WALLET_KEY_PASSPHRASE'] || undefined,
    wwdr: plainText(wwdr),
    passTypeId: passTypeId ?? '',
    teamId: teamId ?? '',
  }
  if (!/^pass(\.[\w-]+)+$/.test(settings.passTypeId)) {
    throw new StartError('APPLE_WALLET_PASS_TYPE_ID must look like pass.com.example.tickets.')
  }
  if (!/^[A-Z0-9]{10}$/.test(settings.teamId)) {
    throw new StartError('APPLE_WALLET_TEAM_ID must be ten capital letters and digits.')
  }
  const own = readCertificate('APPLE_WALLET_CERTIFICATE', settings.certificate)
  readCertificate('APPLE_WALLET_WWDR_CERTIFICATE', settings.wwdr)
  const secret = readKey('APPLE_WALLET_KEY', settings.key, settings.passphrase)
  if (!own.checkPrivateKey(secret)) {
    throw new StartError('APPLE_WALLET_KEY is not the key of APPLE_WALLET_CERTIFICATE.')
  }
  if (own.validToDate <= new Date()) throw new StartError('APPLE_WALLET_CERTIFICATE has expired.')
  return settings
}

function readGoogle(variables: Variables): GoogleWallet | undefined {
  if (!hasAll(variables, GOOGLE)) return undefined
  const [issuerId = '', account = ''] = GOOGLE.map((name) => variables[name])
  if (!/^\d{10,30}$/.test(issuerId)) throw new StartError('GOOGLE_WALLET_ISSUER_ID must be a number.')
  const { client_email: email, private_key: key } = readAccount(account)
  return { issuerId, email, key: readKey('The private_key of GOOGLE_WALLET_SERVICE_ACCOUNT', key, undefined) }
}

function readAccount(text: string): { client_email: string; private_key: string } {
  try {
    const account = JSON.parse(plainText(text)) as Record<string, unknown>
    const { client_email: email, private_key: key } = account
    if (typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email) && typeof key === 'string') {
      return { client_email: email, private_key: key }
    }
  } catch {
    // The same message as for JSON of another kind.
  }
  throw new StartError(
    'GOOGLE_WALLET_SERVICE_ACCOUNT must be the JSON key of a service account, with client_email and private_key.',
  )
}

/** Text of several lines, as it is, with `\n` for its line ends, or in base64. */
function plainText(text = ''): string {
  const lines = text.trim()
  if (lines.startsWith('{')) return lines
  if (lines.startsWith('-----')) return lines.replaceAll('\\n', '\n')
  return Buffer.from(lines, 'base64').toString()
}

function readCertificate(name: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw new StartError(`${name} must be a certificate in PEM, or that in base64.`)
  }
}

function readKey(name: string, pem: string, passphrase: string | undefined): KeyObject {
  try {
    const key = createPrivateKey({ key: pem, ...(passphrase !== undefined && { passphrase }) })
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // The same message as for another kind of key.
  }
  throw new StartError(`${name} must be an RSA key in PEM, or that in base64.`)
}
