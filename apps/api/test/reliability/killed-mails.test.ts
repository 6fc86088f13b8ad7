import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMail } from '../../src/mail/queries.ts'
import { startMailServer } from '../mail-server.ts'
import { openShopFloor, type ShopFloor, SIZES } from './multi-api-env.ts'

const KILLS = SIZES.mailKills
/** What decision 025 promises: one process sends so many mails at a time, and one kill repeats no more than these. */
const MOST_REPEATED_PER_KILL = 4
/** So many mails are sent in peace before each kill. */
const BETWEEN_KILLS = 10
const MAILS = (KILLS + 1) * (BETWEEN_KILLS + MOST_REPEATED_PER_KILL)
const PATIENCE = { timeout: 20_000, interval: 20 }

let floor: ShopFloor
beforeEach(async () => {
  floor = await openShopFloor()
})
afterEach(() => floor.close())

test(`${KILLS} kills in the middle of sending lose no mail, and repeat ${MOST_REPEATED_PER_KILL} mails each at most`, async () => {
  let answered = 0
  let unanswered = 0
  let mostAnswered = BETWEEN_KILLS
  // The worst moment: the server has taken the mails, and the process is killed before it has heard so.
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
    await addMail(floor.database, { to, subject, text: subject, html: subject, language: 'en' })
  }
  const countMails = async (condition: string) =>
    (await floor.rows(`select id from outbox where topic = 'mail.send' and ${condition}`)).length
  const startApi = () => floor.startApi({ SMTP_URL: mail.url })

  for (let kill = 0; kill < KILLS; kill += 1) {
    answered = 0
    unanswered = 0
    const api = await startApi()
    // All that the process has taken is at the server: were it to take more jobs at once, more would be repeated.
    await vi.waitFor(async () => {
      expect(unanswered).toBeGreaterThanOrEqual(MOST_REPEATED_PER_KILL)
      expect(await countMails('attempts > 0 and run_at > now()')).toBe(unanswered)
    }, PATIENCE)
    api.process.kill('SIGKILL')
    await api.ended
    // Half a minute later they are another process's; the test does not wait for that.
    await floor.rows("update outbox set run_at = now() where topic = 'mail.send' and run_at > now()")
  }
  mostAnswered = Number.POSITIVE_INFINITY
  await startApi()
  await vi.waitFor(async () => expect(await countMails('true')).toBe(0), PATIENCE)

  const sent = mail.mails.map(({ subject }) => subject)
  const ids = new Set(mail.mails.map(({ messageId }) => messageId))
  expect(new Set(sent)).toEqual(new Set(subjects))
  // A repeated mail has the Message-ID that it had before.
  expect(ids.size).toBe(MAILS)
  const repeated = sent.length - MAILS
  expect(repeated).toBeLessThanOrEqual(KILLS * MOST_REPEATED_PER_KILL)
  // The kills came when it hurts: without repeated mails the bound would prove nothing.
  expect(repeated).toBeGreaterThanOrEqual(KILLS)
  await mail.stop()
})
