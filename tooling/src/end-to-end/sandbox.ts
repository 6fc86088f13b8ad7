import { setTimeout as pause } from 'node:timers/promises'

type Mail = { to: string[]; subject: string; text: string; links: string[] }

export type Sandbox = {
  url: string
  /** The newest mail to an address whose subject or text matches; it is waited for. */
  mailTo: (address: string, matching?: RegExp) => Promise<Mail>
  /** Tells a gateway how to behave: `control('esewa', { mode: 'down' })`. */
  control: (gateway: 'esewa' | 'khalti' | 'card', how: object) => Promise<void>
}

const LOOK_AGAIN_MILLISECONDS = 200
const LONGEST_WAIT_MILLISECONDS = 30_000

export function sandboxAt(url: string): Sandbox {
  return {
    url,
    async mailTo(address, matching = /./) {
      const until = Date.now() + LONGEST_WAIT_MILLISECONDS
      while (Date.now() < until) {
        const answer = await fetch(`${url}/mail/messages/?to=${encodeURIComponent(address)}`)
        const mails = (await answer.json()) as Mail[]
        const found = mails.find(({ subject, text }) => matching.test(subject) || matching.test(text))
        if (found) return found
        await pause(LOOK_AGAIN_MILLISECONDS)
      }
      throw new Error(`No mail to ${address} that matches ${matching} has come.`)
    },
    async control(gateway, how) {
      const answer = await fetch(`${url}/${gateway}/control/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(how),
      })
      if (!answer.ok) throw new Error(`The ${gateway} gateway answers ${answer.status}: ${await answer.text()}`)
    },
  }
}
