import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../account/sessions.ts'
import { ProductCardSchema, parseProductKey, toProductCard } from '../catalogue/product-card.ts'
import { businessRefusal, notFound } from '../errors/api-error.ts'
import { cleanLine } from '../http/request-body.ts'
import { errorResponses, schemaRef } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { createToken, hashIfToken } from '../tokens/tokens.ts'
import { MOST_ITEMS, type WishlistQueries } from './queries.ts'

const tags = ['wishlist']
const params = Type.Object({ product: Type.String({ description: 'The id or slug of the product.' }) })

const Items = Type.Array(
  Type.Object({ product: schemaRef(ProductCardSchema), added_at: Type.String({ format: 'date-time' }) }),
  { description: `The newest first, at most ${MOST_ITEMS}.` },
)

const ShareSchema = Type.Object({
  token: Type.String({ description: 'The secret of the public link.' }),
  name: Type.String({ description: 'The name that the shared list shows; may be empty.' }),
})

type ItemRows = Awaited<ReturnType<WishlistQueries['findWishlist']>>['items']

const toItems = (rows: ItemRows) =>
  rows.map(({ card, added_at }) => ({ product: toProductCard(card), added_at: new Date(added_at).toISOString() }))

const PRODUCT_PATH = '/v1/api/wishlist/products/:product/'
const SHARE_PATH = '/v1/api/wishlist/share/'

export const wishlistRoutes: FastifyPluginAsyncTypebox<{ queries: WishlistQueries }> = async (app, { queries }) => {
  async function findProduct(product: string) {
    const key = parseProductKey(product)
    const found = key && (await queries.findProduct(key))
    if (!found) throw notFound()
    return found
  }

  app.get(
    '/v1/api/wishlist/',
    {
      schema: {
        operationId: 'getWishlist',
        tags,
        response: {
          200: Type.Object({ items: Items, share: Type.Union([ShareSchema, Type.Null()]) }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const { id } = await requireAccount(request)
      const { items, share } = await queries.findWishlist(id, request.language)
      return { items: toItems(items), share }
    },
  )

  app.get(
    PRODUCT_PATH,
    {
      schema: {
        operationId: 'getWishlistProduct',
        tags,
        params,
        response: { 200: Type.Object({ is_saved: Type.Boolean() }), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      const { id: productId } = await findProduct(request.params.product)
      return { is_saved: await queries.isSaved({ accountId, productId }) }
    },
  )

  app.put(
    PRODUCT_PATH,
    {
      schema: {
        operationId: 'addToWishlist',
        tags,
        description: 'A work is saved once: another format of it replaces the saved one. Repeating it is harmless.',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404, 406) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const { id: productId, is_listed } = await findProduct(request.params.product)
      if (!is_listed) throw notFound()
      if (!(await queries.addItem({ accountId, productId })))
        throw businessRefusal(MESSAGES[request.language].wishlist.full(MOST_ITEMS), 'wishlist_full')
      return reply.code(204).send(null)
    },
  )

  app.delete(
    PRODUCT_PATH,
    {
      schema: {
        operationId: 'removeFromWishlist',
        tags,
        description: 'Removes every format of the work. Repeating it is harmless.',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const { id: productId } = await findProduct(request.params.product)
      await queries.removeItem({ accountId, productId })
      return reply.code(204).send(null)
    },
  )

  app.put(
    SHARE_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'shareWishlist',
        tags,
        description: 'Turns the public link on, renames the list, or replaces the link by a new one.',
        body: Type.Object({
          name: Type.Optional(Type.String({ maxLength: 80 })),
          renew: Type.Optional(Type.Boolean({ description: 'The previous link stops working.' })),
        }),
        response: { 200: ShareSchema, ...errorResponses(400, 401, 403, 413, 415) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      const { name, renew = false } = request.body
      const token = createToken()
      return queries.share({ accountId, token, renew, ...(name !== undefined && { name: cleanLine(name) }) })
    },
  )

  app.delete(
    SHARE_PATH,
    {
      schema: {
        operationId: 'stopSharingWishlist',
        tags,
        description: 'The public link stops working.',
        response: { 204: Type.Null(), ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAccount(request)
      await queries.stopSharing(id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/v1/api/wishlist/shared/:token/',
    {
      schema: {
        operationId: 'getSharedWishlist',
        tags,
        description: 'The name and the works of a shared list, and nothing about its owner.',
        params: Type.Object({ token: Type.String({ maxLength: 500 }) }),
        response: { 200: Type.Object({ name: Type.String(), items: Items }), ...errorResponses(404) },
      },
    },
    async ({ params: { token }, language }) => {
      const shared = hashIfToken(token) && (await queries.findShared(token, language))
      if (!shared) throw notFound()
      return { name: shared.name, items: toItems(shared.items) }
    },
  )
}
