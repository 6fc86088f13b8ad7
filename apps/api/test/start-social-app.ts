import { buildApp } from '../src/app.ts'
import { startApp } from './start-app.ts'
import { type Person, startProvider } from './start-provider.ts'

export type Returned = { code: string; state: string; iss?: string }

/** The API beside a provider called Yeti, and what a visitor does who comes in through it. */
export async function startSocialApp() {
  const api = await startApp()
  const provider = await startProvider('yeti')
  const app = buildApp({ ...api.parts, visitors: { providers: [provider.configured] } })

  async function begin({ next = '/', headers = {} }: { next?: string; headers?: Record<string, string> } = {}) {
    const answer = await app.inject({ url: `/v1/api/auth/social/yeti/?${new URLSearchParams({ next })}`, headers })
    const mark = answer.cookies.find(({ name }) => name === 'dabali_social')
    return { answer, authorizeUrl: String(answer.json().authorize_url), cookie: `dabali_social=${mark?.value}` }
  }

  const complete = ({ code, state, iss }: Returned, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/v1/api/auth/social/complete/yeti/',
      payload: { code, state, ...(iss === undefined ? {} : { iss }) },
      headers: { cookie },
    })

  return {
    ...api,
    app,
    provider,
    begin,
    complete,
    /** From the button to the answer. */
    async comeIn(person: Person, { session = '', next = '/' } = {}) {
      const { authorizeUrl, cookie } = await begin({ next, headers: { cookie: session } })
      const returned = await provider.visit(authorizeUrl, person)
      return { returned, cookie, answer: await complete(returned, [cookie, session].filter(Boolean).join('; ')) }
    },
    async stop() {
      await app.close()
      await provider.stop()
      await api.stop()
    },
  }
}

export type SocialApp = Awaited<ReturnType<typeof startSocialApp>>
