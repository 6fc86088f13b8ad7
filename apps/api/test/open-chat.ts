import { type IncomingMessage, request } from 'node:http'
import type { LiveApp } from './start-live.ts'

type EventDate = Awaited<ReturnType<LiveApp['makeStreamedDate']>>

/** The chat, as viewers use it. */
export function chatActions(live: LiveApp) {
  const chatOf = ({ path }: Pick<EventDate, 'path'>) => `${path}chat/`

  return {
    read: (eventDate: EventDate, cookie: string, after?: number) =>
      live.read(`${chatOf(eventDate)}${after === undefined ? '' : `?after=${after}`}`, cookie),
    choose: (eventDate: EventDate, cookie: string, name: string) =>
      live.post(`${chatOf(eventDate)}name/`, { name }, cookie),
    async post(eventDate: EventDate, cookie: string, text: unknown, key?: string) {
      const answer = await live.app.inject({
        method: 'POST',
        url: `/v1/api/${chatOf(eventDate)}`,
        headers: {
          cookie,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        payload: JSON.stringify({ text }),
      })
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
    },
    report: (eventDate: EventDate, cookie: string, message: string) =>
      live.post(`${chatOf(eventDate)}${message}/report/`, undefined, cookie),
    moderate: (eventDate: EventDate, message: string, body: unknown, cookie = live.staff) =>
      live.post(`staff/live/${eventDate.date}/chat/${message}/`, body, cookie),
    moderation: (eventDate: EventDate, cookie = live.staff) => live.read(`staff/live/${eventDate.date}/chat/`, cookie),
    /** As staff, from the back office. */
    async write(
      eventDate: EventDate,
      text: unknown,
      { cookie = live.staff, key }: { cookie?: string; key?: string } = {},
    ) {
      const answer = await live.app.inject({
        method: 'POST',
        url: `/v1/api/staff/live/${eventDate.date}/chat/messages/`,
        headers: { cookie, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        payload: JSON.stringify({ text }),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    async pin(eventDate: EventDate, message: unknown, cookie = live.staff) {
      const answer = await live.app.inject({
        method: 'PUT',
        url: `/v1/api/staff/live/${eventDate.date}/chat/pinned/`,
        headers: { cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ message }),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    setSlowMode: (eventDate: EventDate, slow_seconds: unknown, cookie = live.staff) =>
      live.post(`staff/live/${eventDate.date}/chat/`, { slow_seconds }, cookie),

    /** A viewer with a ticket and a chat name. */
    async newParticipant(eventDate: EventDate, name: string) {
      const viewer = await live.newViewer(eventDate)
      await live.post(`${chatOf(eventDate)}name/`, { name }, viewer.cookie)
      return { ...viewer, name }
    },
  }
}

type Listening = { port: number; path: string; cookie: string; headers?: Record<string, string> }
type Event = {
  id: number
  data: { seq: number; messages: { text: string; id: string }[]; hidden: string[] } & Record<string, unknown>
}

/** An event stream over the network. */
export async function listen({ port, path, cookie, headers = {} }: Listening) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false, headers: { cookie, ...headers } })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
  const events: Event[] = []
  let text = ''
  let wake: () => void = () => undefined
  const ended = new Promise<void>((resolve) => answer.once('close', resolve))
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? []
      if (id !== undefined && data !== undefined) events.push({ id: Number(id), data: JSON.parse(data) })
    }
    wake()
  })
  answer.on('error', () => undefined)
  void ended.then(() => wake())
  return {
    status: answer.statusCode,
    headers: answer.headers,
    events,
    ended,
    /** Waits for a matching event. */
    async until(isSo: (data: Event['data']) => boolean) {
      for (;;) {
        const found = events.find(({ data }) => isSo(data))
        if (found !== undefined) return found
        if (answer.closed) throw new Error('The stream has ended.')
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    leave: () => answer.destroy(),
  }
}
