import { type IncomingMessage, request } from 'node:http'
import type { LiveApp } from './start-live.ts'

type Night = Awaited<ReturnType<LiveApp['makeNight']>>

/** The talk beside nights, as those who watch them use it. */
export function chatActions(live: LiveApp) {
  const chatOf = ({ path }: Pick<Night, 'path'>) => `${path}chat/`

  return {
    read: (night: Night, cookie: string, after?: number) =>
      live.read(`${chatOf(night)}${after === undefined ? '' : `?after=${after}`}`, cookie),
    choose: (night: Night, cookie: string, name: string) => live.post(`${chatOf(night)}name/`, { name }, cookie),
    async say(night: Night, cookie: string, text: unknown, key?: string) {
      const answer = await live.app.inject({
        method: 'POST',
        url: `/v1/api/${chatOf(night)}`,
        headers: {
          cookie,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        payload: JSON.stringify({ text }),
      })
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
    },
    report: (night: Night, cookie: string, message: string) =>
      live.post(`${chatOf(night)}${message}/report/`, undefined, cookie),
    moderate: (night: Night, message: string, body: unknown, cookie = live.staff) =>
      live.post(`staff/live/${night.date}/chat/${message}/`, body, cookie),
    desk: (night: Night, cookie = live.staff) => live.read(`staff/live/${night.date}/chat/`, cookie),
    pace: (night: Night, slow_seconds: unknown, cookie = live.staff) =>
      live.post(`staff/live/${night.date}/chat/`, { slow_seconds }, cookie),

    /** Somebody with a ticket and a name. */
    async newSpeaker(night: Night, name: string) {
      const viewer = await live.newViewer(night)
      await live.post(`${chatOf(night)}name/`, { name }, viewer.cookie)
      return { ...viewer, name }
    },
  }
}

type Listening = { port: number; path: string; cookie: string; headers?: Record<string, string> }
type Event = {
  id: number
  data: { seq: number; messages: { text: string; id: string }[]; hidden: string[] } & Record<string, unknown>
}

/** A stream of events as it comes over the network. */
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
    /** Until an event has come that is as described. */
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
