import { redeemMagicCode, requestMagicLink } from '@dabali/api-client'
import { useTranslate } from 'react-admin'
import { api } from '../data/api.ts'
import { rememberLogin } from '../data/auth-provider.ts'
import { useAction } from '../data/use-action.tsx'
import { ActionError } from '../layout/parts.tsx'
import { DEMO_CODE_PATH, DEMO_STAFF, type DemoCode } from './demo-staff.ts'

const POLL_MS = 250
const MAX_POLLS = 80

/** Whether the server was started beside the sandbox. */
const hasSandbox = () => document.querySelector<HTMLMetaElement>('meta[name="sandbox"]')?.content === 'true'

async function readCode(email: string): Promise<DemoCode> {
  const answer = await fetch(`${DEMO_CODE_PATH}?email=${encodeURIComponent(email)}`)
  if (!answer.ok) throw new Error('login.demo.failed')
  return answer.json()
}

/** Asks for the email of a login, reads its code in the sandbox and sends it: the steps of a login, none of them left out. */
async function logInAs(email: string, next: string) {
  const { id: before } = await readCode(email)
  await requestMagicLink(api, { email, next }, { silent: true })
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const { id, code } = await readCode(email)
    if (code !== null && id !== before) return redeemMagicCode(api, { email, code }, { silent: true })
    await new Promise((later) => setTimeout(later, POLL_MS))
  }
  throw new Error('login.demo.failed')
}

/** One button for each role of the demo; nothing without the sandbox. A second factor is asked for afterwards, as always. */
export function DemoLogin({ next, onLogin }: { next: string; onLogin: () => void }) {
  const translate = useTranslate()
  const enter = useAction((email: string) => logInAs(email, next), {
    onDone: () => {
      rememberLogin()
      onLogin()
    },
  })
  if (!hasSandbox()) return null
  return (
    <section className="stack" aria-labelledby="demo">
      <h2 id="demo" className="legend">
        {translate('login.demo.title')}
      </h2>
      <div className="line">
        {DEMO_STAFF.map(({ role, email }) => (
          <button
            key={role}
            type="button"
            className="button button--plain"
            disabled={enter.isPending}
            onClick={() => enter.mutate(email)}
          >
            {translate(`roles.${role}`)}
          </button>
        ))}
      </div>
      <p className="hint" role="status">
        {translate(enter.isPending ? 'login.demo.busy' : 'login.demo.hint')}
      </p>
      <ActionError error={enter.error} />
    </section>
  )
}
