import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMail } from '../../src/mail/queries.ts'
import { startMailServer } from '../mail-server.ts'
import { type MultiApiEnv, openMultiApiEnv, SIZES } from './multi-api-env.ts'

const KILLS = SIZES.mailKills
/** The limit of decision 025: a process sends so many mails at a time, and a kill repeats at most these. */
const MOST_REPEATED_PER_KILL = 4
/** Mails that are sent undisturbed before each kill. */
const BETWEEN_KILLS = 10
const MAILS = (KILLS + 1) * (BETWEEN_KILLS + MOST_REPEATED_PER_KILL)
const PATIENCE = { timeout: 20_000, interval: 20 }

let env: MultiApiEnv
beforeEach(async () => {
  env = await openMultiApiEnv()
})
afterEach(() => env.close())

test.each([
  ['an API', 'startApi'],
  ['a worker', 'startWorker'],
] as const)(
  `${KILLS} kills of %s while sending lose no mail, and repeat at most ${MOST_REPEATED_PER_KILL} mails each`,
  async (_, start) => {
    let answered = 0
    let unanswered = 0
    let mostAnswered = BETWEEN_KILLS
    // The worst moment: the server has accepted the mails, and the process dies before it reads the response.
    const mail = await startMailServer({
      beforeAnswer: () => {
        answered += 1
        if (answered <= mostAnswered) return Promise.resolve()
        unanswered += 1
        return new Promise(() => undefined)
      },
    })
    const subjects = Array.from({ length: MAILS }, (_, at) => `Mail ${at}`)
    for (const subject of subjects) {
      const to = 'reader@example.com'
      await addMail(env.database, { to, subject, text: subject, html: subject, language: 'en' })
    }
    const countMails = async (condition: string) =>
      (await env.rows(`select id from outbox where topic = 'mail.send' and ${condition}`)).length
    const startSender = () => env[start]({ SMTP_URL: mail.url })

    for (let kill = 0; kill < KILLS; kill += 1) {
      answered = 0
      unanswered = 0
      const sender = await startSender()
      // If the process took more jobs at once, more would be repeated.
      await vi.waitFor(async () => {
        expect(unanswered).toBeGreaterThanOrEqual(MOST_REPEATED_PER_KILL)
        expect(await countMails('attempts > 0 and run_at > now()')).toBe(unanswered)
      }, PATIENCE)
      sender.process.kill('SIGKILL')
      await sender.ended
      // Expires the leases, instead of waiting half a minute.
      await env.rows("update outbox set run_at = now() where topic = 'mail.send' and run_at > now()")
    }
    mostAnswered = Number.POSITIVE_INFINITY
    await startSender()
    await vi.waitFor(async () => expect(await countMails('true')).toBe(0), PATIENCE)

    const sent = mail.mails.map(({ subject }) => subject)
    const ids = new Set(mail.mails.map(({ messageId }) => messageId))
    expect(new Set(sent)).toEqual(new Set(subjects))
    // A repeated mail has the same Message-ID.
    expect(ids.size).toBe(MAILS)
    const repeated = sent.length - MAILS
    expect(repeated).toBeLessThanOrEqual(KILLS * MOST_REPEATED_PER_KILL)
    // Without repeated mails the limit would prove nothing.
    expect(repeated).toBeGreaterThanOrEqual(KILLS)
    await mail.stop()
  },
)
