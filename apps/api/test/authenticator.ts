import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

/** The part of CBOR (RFC 8949) that keys and attestations are written in. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40]

type Flaws = { origin?: string; rpId?: string; counter?: number; challenge?: string; isPresent?: boolean }

/** An authenticator with one ES256 passkey, as browsers reach it through `navigator.credentials`. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  let uses = 0

  function authenticatorData(rpId: string, { counter = uses, isPresent = true }: Flaws, key = Buffer.alloc(0)) {
    const flags = (isPresent ? USER_PRESENT | USER_VERIFIED : 0) | (key.length > 0 ? HAS_KEY : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key])
  }

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const credential = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: id.toString('base64url'),

    /** What `navigator.credentials.create()` returns. */
    create(options: { challenge: string; rp: { id?: string } }, flaws: Flaws = {}) {
      const { origin = 'http://localhost:3000', rpId = options.rp.id ?? '', challenge = options.challenge } = flaws
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rpId, flaws, key)],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      })
    },

    /** What `navigator.credentials.get()` returns. */
    get(options: { challenge: string; rpId?: string }, flaws: Flaws = {}) {
      uses += 1
      const { origin = 'http://localhost:3000', rpId = options.rpId ?? '', challenge = options.challenge } = flaws
      const data = authenticatorData(rpId, flaws)
      const client = clientData('webauthn.get', challenge, origin)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}
