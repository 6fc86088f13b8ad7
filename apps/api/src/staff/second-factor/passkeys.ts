import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { type Static, Type } from 'typebox'
import type { PasskeyRow } from './queries.ts'

// Loaded on use: it is large, and most processes never need it.
const load = () => import('@simplewebauthn/server')

const Encoded = Type.String({ maxLength: 20_000 })
const Credential = {
  id: Type.String({ minLength: 1, maxLength: 2000 }),
  rawId: Type.String({ maxLength: 2000 }),
  type: Type.String({ maxLength: 100 }),
  authenticatorAttachment: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  clientExtensionResults: Type.Optional(Type.Object({}, { additionalProperties: true })),
}

/** What `navigator.credentials.create()` returns, as JSON. */
export const NewCredential = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 10 })),
  }),
})

/** What `navigator.credentials.get()` returns, as JSON. */
export const SignedCredential = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Type.Optional(Type.Union([Encoded, Type.Null()])),
  }),
})

const OpenObject = Type.Object({}, { additionalProperties: true })
/** For `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export const CreationOptions = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(OpenObject)
/** For `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export const RequestOptions = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(OpenObject)

// EdDSA, ES256 and RS256. The default of the library asks for algorithms that are experimental in Node.
const ALGORITHMS = [-8, -7, -257]

/** The host of a site: passkeys belong to it. */
export const rpIdOf = (site: string) => new URL(site).hostname

type Person = { id: string; email: string | null; name: string }

export async function creationOptions(site: string, { id, email, name }: Person, known: readonly PasskeyRow[]) {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: 'Dabali',
    rpID: rpIdOf(site),
    userID: Uint8Array.from(Buffer.from(id)),
    userName: email ?? '',
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id: key, transports }) => ({ id: key, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

export async function requestOptions(site: string, known: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: rpIdOf(site),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  })
}

type Expected = { site: string; challenge: string }

/** The new passkey, or undefined if the response does not belong to the challenge and the site. */
export async function readNewPasskey(sent: Static<typeof NewCredential>, { site, challenge }: Expected) {
  const { verifyRegistrationResponse } = await load()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The schema has checked the texts; the library checks what they mean.
      response: sent as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: rpIdOf(site),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, public_key: Buffer.from(publicKey), counter, transports: sent.response.transports ?? [] }
  } catch {
    return undefined
  }
}

/** The new counter of a passkey, or undefined if the signature is not one of it for the challenge and the site. */
export async function verifyPasskey(
  sent: Static<typeof SignedCredential>,
  { site, challenge, passkey }: Expected & { passkey: PasskeyRow },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: rpIdOf(site),
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
