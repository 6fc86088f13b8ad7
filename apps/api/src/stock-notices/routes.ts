import { setTimeout as pause } from 'node:timers/promises'
import { formatNpr, productKindName } from '@dabali/domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ApiError, notFound } from '../errors/api-error.ts'
import type { SiteOrigins } from '../http/forwarded-headers.ts'
import { emailProblem, parseEmail, validateFields } from '../http/request-body.ts'
import { formResponses } from '../http/schemas.ts'
import { coverPicture } from '../mail/mail-pictures.ts'
import { type MailPicture, renderMail, sitePath } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import type { MediaStore } from '../media/media-store.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { StockNotice, StockNoticeQueries } from './queries.ts'

export const BACK_IN_STOCK_TOPIC = 'stock.back'

function backInStockMail(
  { email, language, site, slug, title, selling_price, ...kind }: StockNotice,
  picture: MailPicture | undefined,
): Mail {
  const { subject, text, label, once } = MESSAGES[language].stockNoticeMail
  const detail = productKindName(kind, language)
  const amount = formatNpr((selling_price / 100).toFixed(2), language)
  const url = sitePath({ site, language }, `/book/${encodeURIComponent(slug)}/`)
  return {
    kind: 'stock_notice',
    to: email,
    subject: subject(title),
    language,
    ...renderMail({
      language,
      site,
      title: subject(title),
      parts: [text(title), { items: [{ title, detail, amount, picture }] }, { label, url }, { small: once }],
    }),
  }
}

/** A picture that cannot be read, or not soon, keeps back no email. */
const coverInTime = (...cover: Parameters<typeof coverPicture>) =>
  Promise.race([coverPicture(...cover).catch(() => undefined), pause(LONGEST_COVER_MS, undefined, { ref: false })])
const LONGEST_COVER_MS = 3000

/** The job that a product's return to stock adds. */
export const sendBackInStock =
  (queries: StockNoticeQueries, media: Pick<MediaStore, 'read'> | undefined) =>
  ({ product }: { product: number }) => {
    const covers = new Map<string, Promise<MailPicture | undefined>>()
    return queries.sendNotices(product, async (notice) => {
      const { picture, title } = notice
      const key = `${picture} ${title}`
      const cover = covers.get(key) ?? (media && coverInTime(media, picture, title))
      if (cover) covers.set(key, cover)
      return backInStockMail(notice, await cover)
    })
  }

const HOUR_SECONDS = 60 * 60
const MOST_TO_ONE = 10
const MOST_FROM_ONE = 20

type Settings = { queries: StockNoticeQueries; limits: RateLimitQueries; sites: SiteOrigins }

export const stockNoticeRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, sites }) => {
  app.post(
    '/v1/api/products/:product/stock-notices/',
    {
      schema: {
        operationId: 'requestStockNotice',
        tags: ['catalogue'],
        description: 'One email, then the address is deleted. Repeating the request is harmless.',
        params: Type.Object({ product: Type.String({ description: 'The id of the product, or its slug.' }) }),
        body: Type.Object({ email: Type.String({ maxLength: 2000 }) }),
        response: formResponses(404),
      },
    },
    async ({ language, body, clientAddress, params }, reply) => {
      validateFields({ email: emailProblem(body.email) }, language)
      const email = parseEmail(body.email) ?? ''
      const limit = (key: string, most: number) => limits.limit({ key, most, seconds: HOUR_SECONDS, language })
      await limit(`stock notice from ${clientAddress}`, MOST_FROM_ONE)
      await limit(`stock notice to ${email}`, MOST_TO_ONE)
      const stock = await queries.findStock(params.product)
      if (!stock) throw notFound()
      if (stock.is_in_stock)
        throw new ApiError(409, { detail: MESSAGES[language].stockNotice.inStock, code: 'in_stock' })
      await queries.addNotice({ product_id: stock.id, email, language, site: sites[0] })
      return reply.code(201).send({ detail: MESSAGES[language].stockNotice.added })
    },
  )
}
