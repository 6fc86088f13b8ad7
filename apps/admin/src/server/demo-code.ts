import type { IncomingMessage, ServerResponse } from 'node:http'
import { EnvironmentError } from '@dabali/site/env'
import { DEMO_CODE_PATH, DEMO_STAFF, type DemoCode } from '../session/demo-staff.ts'

const HERE = ['localhost', '127.0.0.1', '[::1]']
const CODE = /\b\d{6}\b/
const MAX_WAIT_MS = 5000

type Environment = Record<string, string | undefined>

/** The inbox of the sandbox, which the start command of the sandbox names. There is none in production. */
export function readSandboxInbox(environment: Environment = process.env): string | undefined {
  const given = environment['SANDBOX_INBOX']
  if (!given) return undefined
  if (environment['NODE_ENV'] === 'production')
    throw new EnvironmentError(
      'SANDBOX_INBOX lets everybody log in as staff. With NODE_ENV=production it must not be set.',
    )
  const url = URL.parse(given)
  if (url?.protocol !== 'http:' || !HERE.includes(url.hostname))
    throw new EnvironmentError(`SANDBOX_INBOX is "${given}": it has to be an http address of this machine.`)
  return url.href
}

type Mail = { id: string; text: string }

/**
 * Answers with the newest code that the sandbox has received for a member of the demo. It opens no login by itself: the
 * browser asks the API for the email and sends the code, as somebody does who reads the inbox of the sandbox.
 */
export function createDemoCode(inbox: string | undefined) {
  return async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const asked = URL.parse(url, 'http://localhost')
    const email = asked?.searchParams.get('email')
    const isKnown = asked?.pathname === DEMO_CODE_PATH && DEMO_STAFF.some((member) => member.email === email)
    if (inbox === undefined || !isKnown || !email) return void send(response, 404)
    try {
      const answer = await fetch(`${inbox}?to=${encodeURIComponent(email)}`, {
        signal: AbortSignal.timeout(MAX_WAIT_MS),
      })
      const mails = (await answer.json()) as Mail[]
      const newest = mails.find(({ text }) => CODE.test(text))
      const found: DemoCode = { id: newest?.id ?? null, code: newest ? (CODE.exec(newest.text)?.[0] ?? null) : null }
      send(response, 200, found)
    } catch {
      send(response, 502)
    }
  }
}

function send(response: ServerResponse, status: number, body?: DemoCode) {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-type': 'application/json' })
  response.end(body && JSON.stringify(body))
}
