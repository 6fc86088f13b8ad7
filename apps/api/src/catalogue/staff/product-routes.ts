import { PRODUCT_CLASSES } from '@dabali/domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireAccount } from '../../account/sessions.ts'
import { GeneralError } from '../../errors/api-error.ts'
import { cleanLine, REQUIRED_IF_MATCH } from '../../http/request-body.ts'
import {
  errorResponses,
  PageQuery,
  pageOf,
  readPage,
  schemaRef,
  stringEnum,
  toPage,
  windowOf,
} from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { isAllowed, STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import { LONG_BODY_BYTES } from './fields.ts'
import { toPriceHistory } from './prices.ts'
import {
  EditionChange,
  NewProduct,
  PriceHistorySchema,
  PriceInput,
  ProductChange,
  StaffProductCardSchema,
  StaffProductConflictSchema,
  StaffProductSchema,
} from './product-schemas.ts'
import { type Connection, staffProductQueries } from './queries/products.ts'
import { isTextChange } from './queries/read-product.ts'
import { toStaffProductCard } from './to-staff-product.ts'
import {
  changeFields,
  changeListing,
  changePrice,
  createProduct,
  deleteProduct,
  moveEdition,
  showProduct,
} from './write-product.ts'

export const STAFF_PRODUCT_SCHEMAS = [
  StaffProductCardSchema,
  StaffProductSchema,
  StaffProductConflictSchema,
  PriceHistorySchema,
]

const PRODUCTS = `${STAFF_PATH}products/`
const tags = ['staff']
const params = Type.Object({ product: Type.String({ maxLength: 100, description: 'The id of the product.' }) })
const changeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })
const changedResponse = {
  200: schemaRef(StaffProductSchema),
  ...errorResponses(400, 404, 413, 415, 422),
  409: schemaRef(StaffProductConflictSchema),
}
const LANGUAGE = ['en', 'ne'] as const

const ListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of a title in either language, slug or ISBN.' })),
  product_class: Type.Optional(stringEnum(PRODUCT_CLASSES)),
  category: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'The id of a category; with all that are below it.' }),
  ),
  state: Type.Optional(stringEnum(['listed', 'unlisted'])),
  complete: Type.Optional(stringEnum(LANGUAGE, { description: 'No text of this language is missing.' })),
  incomplete: Type.Optional(stringEnum(LANGUAGE, { description: 'A text of this language is missing.' })),
  stock: Type.Optional(stringEnum(['low', 'out'], { description: 'low: fewer than 5 copies, or none.' })),
  sort: Type.Optional(stringEnum(['title'], { description: 'Default: the newest first.' })),
})

/** Products, their editions and their prices. */
export const staffProductRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  const queries = staffProductQueries(database)

  app.get(
    PRODUCTS,
    {
      config: { permission: 'products.read' },
      schema: {
        operationId: 'listStaffProducts',
        tags,
        querystring: ListQuery,
        response: { 200: pageOf(schemaRef(StaffProductCardSchema)), ...errorResponses(400) },
      },
    },
    async ({ query, language }) => {
      const { page: _, page_size: __, ...filters } = query
      const { q, product_class: productClass, category, state, ...rest } = filters
      const found = {
        ...rest,
        productClass,
        text: cleanLine(q ?? ''),
        category: category === undefined ? undefined : Number(category),
        isListed: state === undefined ? undefined : state === 'listed',
      }
      const { rows, count } = await readPage(windowOf(query), (window) => queries.list(found, { ...window, language }))
      return toPage(PRODUCTS, query, count, rows.map(toStaffProductCard), filters)
    },
  )

  app.post(
    PRODUCTS,
    {
      config: { permission: 'products.write' },
      bodyLimit: LONG_BODY_BYTES,
      schema: {
        operationId: 'createStaffProduct',
        tags,
        description:
          'Without a slug one is made from the title. With `edition_of` it belongs to the work of that product.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: NewProduct,
        response: { 201: schemaRef(StaffProductSchema), ...errorResponses(400, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const product = await staffWrite(database, request, (inside, change) =>
        createProduct(inside, change, request.body),
      )
      return reply.code(201).send(product)
    },
  )

  app.get(
    `${PRODUCTS}:product/`,
    {
      config: { permission: 'products.read' },
      schema: {
        operationId: 'getStaffProduct',
        tags,
        params,
        response: { 200: schemaRef(StaffProductSchema), ...errorResponses(404) },
      },
    },
    ({ params: { product }, language }) => showProduct(database, product, language),
  )

  app.patch(
    `${PRODUCTS}:product/`,
    {
      config: { permission: 'product_texts.write' },
      bodyLimit: LONG_BODY_BYTES,
      schema: {
        operationId: 'changeStaffProduct',
        tags,
        description:
          'Fields that are not sent stay as they are. Other fields than texts need `products.write`. Another version answers 409 with the product as it is.',
        params,
        headers: changeHeaders,
        body: ProductChange,
        response: changedResponse,
      },
    },
    async (request) => {
      const { body, params } = request
      if (!isTextChange(body) && !isAllowed(await requireAccount(request), 'products.write'))
        throw new GeneralError(403, 'permission_denied')
      return staffWrite(database, request, (inside, change) => changeFields(inside, change, params.product, body))
    },
  )

  app.delete(
    `${PRODUCTS}:product/`,
    {
      config: { permission: 'products.write' },
      schema: {
        operationId: 'deleteStaffProduct',
        tags,
        description: 'A product that was sold stays: 409 says why.',
        params,
        headers: Type.Object(REQUIRED_IF_MATCH),
        response: { 204: Type.Null(), ...errorResponses(400, 404), 409: schemaRef(StaffProductConflictSchema) },
      },
    },
    async (request, reply) => {
      const { product } = request.params
      await staffWrite(database, request, (inside, change) => deleteProduct(inside, change, product))
      return reply.code(204).send(null)
    },
  )

  app.put(
    `${PRODUCTS}:product/listing/`,
    {
      config: { permission: 'products.write' },
      schema: {
        operationId: 'changeProductListing',
        tags,
        description: 'A product that lacks something is not listed: see `missing`.',
        params,
        headers: changeHeaders,
        body: Type.Object({ is_listed: Type.Boolean() }),
        response: changedResponse,
      },
    },
    (request) => {
      const { params, body } = request
      return staffWrite(database, request, (inside, change) =>
        changeListing(inside, change, params.product, body.is_listed),
      )
    },
  )

  app.put(
    `${PRODUCTS}:product/work/`,
    {
      config: { permission: 'products.write' },
      schema: {
        operationId: 'moveProductEdition',
        tags,
        description: 'Its reviews and the wishlists that it is on move with it.',
        params,
        headers: changeHeaders,
        body: EditionChange,
        response: changedResponse,
      },
    },
    (request) => {
      const { params, body } = request
      return staffWrite(database, request, (inside, change) =>
        moveEdition(inside, change, params.product, body.edition_of),
      )
    },
  )

  app.put(
    `${PRODUCTS}:product/price/`,
    {
      config: { permission: 'prices.write' },
      schema: {
        operationId: 'changeProductPrice',
        tags,
        description: 'What is not sent is removed: the least price, the sale.',
        params,
        headers: changeHeaders,
        body: PriceInput,
        response: changedResponse,
      },
    },
    (request) => {
      const { params, body } = request
      return staffWrite(database, request, (inside, change) => changePrice(inside, change, params.product, body))
    },
  )

  app.get(
    `${PRODUCTS}:product/prices/`,
    {
      config: { permission: 'prices.read' },
      schema: {
        operationId: 'listProductPrices',
        tags,
        description: 'Who has changed them is in the events of the product.',
        params,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(PriceHistorySchema)), ...errorResponses(400, 404) },
      },
    },
    async ({ params, query, language }) => {
      const { id } = await showProduct(database, params.product, language)
      const { rows, count } = await readPage(windowOf(query), (window) => queries.listPrices(id, window))
      return toPage(`${PRODUCTS}${id}/prices/`, query, count, rows.map(toPriceHistory))
    },
  )
}
