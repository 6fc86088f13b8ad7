import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSettings } from '../src/push/send-push.ts'

const CURVE = 'prime256v1'

/** New VAPID keys. */
export function makePushSettings(origins: string[] = []) {
  const key = createECDH(CURVE)
  key.generateKeys()
  const publicKey = key.getPublicKey('base64url')
  const privateKey = key.getPrivateKey().toString('base64url').padStart(43, 'A')
  return { publicKey, privateKey, subject: 'mailto:hello@dabali.example', origins } satisfies PushSettings
}

/** The subscription of a new browser, and what decrypts its messages as RFC 8291 says, without the library of the API. */
export function makeBrowser(service = 'https://fcm.googleapis.com/fcm/send') {
  const key = createECDH(CURVE)
  const point = key.generateKeys()
  const secret = randomBytes(16)
  const endpoint = `${service}/${randomBytes(12).toString('base64url')}`
  const keys = { p256dh: point.toString('base64url'), auth: secret.toString('base64url') }
  const derive = (material: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, info, length))

  function decrypt(body: Buffer) {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body.readUInt8(20))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
    const material = derive(key.computeSecret(sender), secret, info, 32)
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(material, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(material, salt, 'Content-Encoding: nonce\0', 12),
    )
    const sealed = body.subarray(21 + sender.length)
    cipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    // The text ends with a mark and padding.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'))
  }

  return { endpoint, subscription: { endpoint, keys }, decrypt }
}

export type Browser = ReturnType<typeof makeBrowser>
type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }
type Answer = { status: number; headers?: Record<string, string> }

/** A push service on this machine, which keeps what it receives. */
export async function startPushService() {
  const received: Received[] = []
  let answer: Answer = { status: 201 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(answer.status, answer.headers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    newBrowser: () => makeBrowser(`${origin}/push`),
    /** From now on. */
    answer(status: number, headers: Record<string, string> = {}) {
      answer = { status, headers }
    },
    /** What has arrived since the last call. */
    take: () => received.splice(0),
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}
