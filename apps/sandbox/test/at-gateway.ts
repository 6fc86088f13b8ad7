import type { shown } from '../src/gateway/payments.ts'

type Shown = ReturnType<typeof shown>
type Acted = { act: string; url: string | null; sent: Shown['sent']; payment: Shown; detail?: string }

/** What a program does behind a gateway. */
export function atGateway(place: string) {
  const post = (path: string, body: object) =>
    fetch(`${place}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    post,
    async control(change: object) {
      const answer = await post('control/', change)
      return { status: answer.status, body: await answer.json() }
    },
    async act(named: string, act: string, more: object = {}) {
      const answer = await post(`payments/${encodeURIComponent(named)}/act/`, { act, ...more })
      return { status: answer.status, ...((await answer.json()) as Acted) }
    },
    async payment(named: string) {
      return (await (await fetch(`${place}payments/${encodeURIComponent(named)}/`)).json()) as Shown
    },
    async empty() {
      await fetch(`${place}payments/`, { method: 'DELETE' })
    },
  }
}
