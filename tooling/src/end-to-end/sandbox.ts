import { setTimeout as pause } from 'node:timers/promises'

type Mail = { to: string[]; subject: string; text: string; links: string[] }

export type Sandbox = {
  url: string
  /** The newest mail to an address whose subject or text matches; it is waited for. */
  mailTo: (address: string, matching?: RegExp) => Promise<Mail>
  /** The next mail that matches, which comes because something is done. */
  nextMailTo: (address: string, matching: RegExp, act: () => Promise<unknown>) => Promise<Mail>
  /** Tells a gateway how to behave: `control('esewa', { mode: 'down' })`. */
  control: (gateway: 'esewa' | 'khalti' | 'card', how: object) => Promise<void>
}

const LOOK_AGAIN_MILLISECONDS = 200
const LONGEST_WAIT_MILLISECONDS = 30_000

export function sandboxAt(url: string): Sandbox {
  async function mailsTo(address: string, matching: RegExp) {
    const answer = await fetch(`${url}/mail/messages/?to=${encodeURIComponent(address)}`)
    const mails = (await answer.json()) as Mail[]
    return mails.filter(({ subject, text }) => matching.test(subject) || matching.test(text))
  }
  async function waitForMail(address: string, matching: RegExp, known: number) {
    const until = Date.now() + LONGEST_WAIT_MILLISECONDS
    while (Date.now() < until) {
      const found = await mailsTo(address, matching)
      if (found[0] && found.length > known) return found[0]
      await pause(LOOK_AGAIN_MILLISECONDS)
    }
    throw new Error(`No mail to ${address} that matches ${matching} has come.`)
  }
  return {
    url,
    mailTo: (address, matching = /./) => waitForMail(address, matching, 0),
    async nextMailTo(address, matching, act) {
      const { length } = await mailsTo(address, matching)
      await act()
      return waitForMail(address, matching, length)
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
