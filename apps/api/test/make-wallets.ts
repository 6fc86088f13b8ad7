import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'
import { readWallets } from '../src/tickets/files/wallet-settings.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A key and a certificate that it has signed itself, as PEM. */
export function makeCertificate(name: string, { days = 30 } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - 60 * DAY_MS)
  certificate.validity.notAfter = new Date(Date.now() + days * DAY_MS)
  const subject = [{ name: 'commonName', value: name }]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create())
  return { key: privateKey, publicKey, certificate: forge.pki.certificateToPem(certificate) }
}

export const ISSUER = '3388000000012345678'
export const EMAIL = 'wallet@dabali.example'

/** Both wallets, with keys of their own. */
export function makeWallets() {
  const own = makeCertificate('Pass Type ID: pass.example.dabali')
  const wwdr = makeCertificate('Apple Worldwide Developer Relations')
  const settings = readWallets({
    APPLE_WALLET_CERTIFICATE: own.certificate,
    APPLE_WALLET_KEY: own.key,
    APPLE_WALLET_WWDR_CERTIFICATE: wwdr.certificate,
    APPLE_WALLET_PASS_TYPE_ID: 'pass.example.dabali',
    APPLE_WALLET_TEAM_ID: 'A1B2C3D4E5',
    GOOGLE_WALLET_ISSUER_ID: ISSUER,
    GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({ client_email: EMAIL, private_key: own.key }),
  })
  return { own, wwdr, settings }
}
