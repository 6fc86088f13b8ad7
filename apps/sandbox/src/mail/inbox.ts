import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Every address that a reader can press, as often as it is one: those of the HTML first. */
export function linksIn({ text, html }: { text: string; html: string }): string[] {
  const pressed = [...html.matchAll(/href="([^"]*)"/gi)].map(([, address = '']) => decode(address))
  const written = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  return [...new Set([...pressed, ...written])].filter((address) => /^https?:\/\//.test(address))
}

const decode = (address: string) => address.replace(/&(amp|lt|gt|quot|#39);/g, (sign, name) => SIGNS[name] ?? sign)

export type Message = {
  id: string
  /** Whoever the server was told to hand it to, which the mail itself need not say. */
  to: string[]
  from: string
  subject: string
  date: string
  text: string
  html: string
  links: string[]
  headers: Record<string, string>
}

const MAX_PAYMENTS = 1000

/** What has arrived, the newest first. */
export function makeInbox() {
  const messages: Message[] = []
  return {
    async receive(raw: Buffer, to: string[]) {
      const { from, subject = '', text = '', html = '', headers } = await PostalMime.parse(raw)
      messages.unshift({
        id: randomUUID(),
        to,
        from: from?.address === undefined ? '' : `${from.name} <${from.address}>`.trim(),
        subject,
        date: new Date().toISOString(),
        text,
        html,
        links: linksIn({ text, html }),
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      })
      messages.splice(MAX_PAYMENTS)
    },
    list: (to?: string) =>
      to === undefined ? [...messages] : messages.filter((message) => message.to.some((each) => isSame(each, to))),
    find: (id: string) => messages.find((message) => message.id === id),
    empty: () => void messages.splice(0),
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export type Inbox = ReturnType<typeof makeInbox>
