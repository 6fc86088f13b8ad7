import { randomUUID } from 'node:crypto'
import { buildApp } from '../src/app.ts'
import { openDatabase } from '../src/database/database.ts'
import { giftClaimUrl } from '../src/library/gifts/gift.ts'
import { writePlayToken } from '../src/live/hls-proxy/play-token.ts'
import { signingKeys, useSigningSecrets } from '../src/signing-keys/queries.ts'
import { makeEbook, openWork, sellGoods } from './digital-products.ts'
import { type BoxOffice, STAFF } from './sell-tickets.ts'
import type { RunningApp } from './start-app.ts'
import { call } from './visitors.ts'

const GIFT = { recipient_name: 'Maya', recipient_email: 'maya@example.com', message: '', deliver_on: '' }

export type Signed = { ticket: string; file: string; gift: string; stream: string }

/** Another process on the same database, with secrets of its own. */
export async function startProcess(api: Pick<RunningApp, 'pool' | 'media'>, secrets: readonly string[] = []) {
  const database = openDatabase(api.pool)
  useSigningSecrets(database, secrets)
  const app = buildApp({ database, media: api.media, staffMails: [STAFF], secondFactor: 'optional' })
  await app.ready()
  return { app, database }
}

export type Process = Awaited<ReturnType<typeof startProcess>>

/** One of each kind of signed token. */
export async function sellSigned(office: BoxOffice) {
  const event = await office.makeTicketedEvent()
  const order = await office.buy(event.productId)
  const ebook = await makeEbook(office)
  const member = await openWork(office, ebook)
  const gift = await sellGoods(office, [ebook.id], {
    accountId: member.accountId,
    email: 'giver@example.com',
    gift: GIFT,
  })

  return {
    async signWith(process: Process): Promise<Signed> {
      const { cookie, item } = member
      const tickets = await call(process, 'GET', `orders/by-hash/${order.hash}/tickets/`)
      const opened = await call(process, 'POST', `${item.url}access/`, undefined, { cookie })
      const page = await giftClaimUrl(process.database, { orderId: gift.orderId, site: '', language: 'en' })
      const [key] = await signingKeys(process.database, 'live')
      const play = { place: randomUUID(), session: randomUUID(), date: event.dateId, stream: 'night', until: 1 }
      return {
        ticket: tickets.body.results[0].code,
        file: opened.body.read,
        gift: page.replace('/library/gift/', 'library/gifts/'),
        stream: `/v1/hls/${writePlayToken(key, play)}/night/index.m3u8`,
      }
    },

    /** Which of them a process accepts. */
    async checkWith(process: Pick<RunningApp, 'app'>, signed: Signed) {
      const body = { code: signed.ticket, event_date_id: event.dateId, scan_id: randomUUID() }
      const scan = await call(process, 'POST', 'staff/check-in/', body, { cookie: office.staff })
      const statusOf = async (url: string) => {
        const answer = await process.app.inject({ method: 'GET', url, headers: { cookie: member.cookie } })
        return answer.statusCode
      }
      return {
        ticket: scan.body.result !== 'bad_signature',
        file: (await statusOf(signed.file)) === 200,
        gift: (await statusOf(`/v1/api/${signed.gift}`)) === 200,
        // 401 is the missing session, which is checked after the token.
        stream: (await statusOf(signed.stream)) === 401,
      }
    },

    /** The public keys for offline check-in. */
    doorKeys: async (process: Process) =>
      (await call(process, 'GET', `staff/check-in/${event.dateId}/`, undefined, { cookie: office.staff })).body,
  }
}

export const ALL_VALID = { ticket: true, file: true, gift: true, stream: true }
export const NONE_VALID = { ticket: false, file: false, gift: false, stream: false }
