import { expect } from 'vitest'
import { openMailbox, readInvitation } from './mail-server.ts'
import { startApp } from './start-app.ts'

type Headers = Record<string, string>

/** The API with a mailbox for its mails, and logins by email. */
export async function startMailedApp() {
  const api = await startApp()
  const mailbox = await openMailbox(api)

  const post = (url: string, payload: object, headers: Headers = {}) =>
    api.app.inject({ method: 'POST', url: `/v1/api/${url}`, payload, headers })
  const ask = (email: string, body: object = {}, headers: Headers = {}) =>
    post('auth/magic-link/', { email, ...body }, headers)

  return {
    ...api,
    mailbox,
    post,
    ask,
    press: (token: string, headers: Headers = {}) => post(`auth/magic-login/${token}/`, {}, headers),
    enter: (email: string, code: string, headers: Headers = {}) => post('auth/code/', { email, code }, headers),
    /** Requests a login and reads the mail. */
    async invite(email: string, body: object = {}, headers: Headers = {}) {
      expect((await ask(email, body, headers)).statusCode).toBe(202)
      const [mail] = await mailbox.collect()
      if (!mail) throw new Error('No mail came.')
      return { mail, ...readInvitation(mail) }
    },
    forgetLimits: () => api.pool.query('delete from rate_limit'),
    async stop() {
      await mailbox.close()
      await api.stop()
    },
  }
}

export type MailedApp = Awaited<ReturnType<typeof startMailedApp>>
