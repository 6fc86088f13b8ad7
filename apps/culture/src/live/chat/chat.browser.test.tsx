import { PageFrame, pageServices } from '@dabali/shop/page-frame'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { Chat } from './chat.tsx'

const texts = {
  ...{ heading: 'Chat', say: 'Message', send: 'Send', empty: '', lost: '', refused: '', notSent: '' },
  name: { label: 'Your name', hint: '', send: 'Join chat' },
  reactions: { heading: 'Reactions', drums: '', flowers: '', hearts: '', encores: '', hide: 'Hide', show: 'Show' },
  fresh: { one: '', other: '' },
}
const changes = { seq: 1, messages: [], hidden: [], pinned: null, state: 'lobby', is_open: true, slow_seconds: 0 }
const chat = { changes, name: null, is_muted: false, is_staff: false, stream_url: '/no-stream' }
const reactions = { drums: 0, flowers: 0, hearts: 0, encores: 0 }

/** The chat of a viewer with a fake server. */
function openChat(name: string | null) {
  const { services } = pageServices(({ method }) =>
    Response.json(method === 'GET' ? { ...chat, name, reactions } : { name: 'Saru' }),
  )
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <PageFrame services={services}>
      <Chat slug="asar" id="7" language="en" texts={texts as never} />
    </PageFrame>,
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
}
const message = () => page.getByRole('textbox', { name: 'Message' })

it('the message field has the focus after joining the chat', async () => {
  openChat(null)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Saru')
  await page.getByRole('button', { name: 'Join chat' }).click()
  await expect.element(message()).toHaveFocus()
})

it('a chat that was joined before does not take the focus', async () => {
  openChat('Saru')
  await expect.element(message()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})
