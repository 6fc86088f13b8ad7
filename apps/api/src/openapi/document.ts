import type { SwaggerOptions } from '@fastify/swagger'
import { SUMMARIES } from './summaries.ts'

const TAGS = {
  health: 'Whether the process runs and can answer',
  catalogue: 'Products, categories, authors and publishers',
  countries: 'Countries that an address can have',
  artists: 'Artists with their records, events and sessions',
  events: 'Events, their dates and their calendars',
  records: 'Records with their tracks',
  interviews: 'Interviews, as text, audio or video',
  sessions: 'Filmed sessions',
  volumes: 'Volumes of the magazine',
  news: 'News',
  series: 'Series of books',
  articles: 'Articles of the book shop',
  booklists: 'Lists of recommended books',
  pages: 'Static pages, such as the terms of sale',
  previews: 'Drafts of contents, by secret links',
  basket: 'The basket: products, vouchers, delivery and quotes',
  account: 'Login, profile, addresses and personal data',
  contact: 'Messages to the shop',
  newsletter: 'Newsletter subscriptions',
  follows: 'Authors, artists and venues that an account is emailed about',
  favourites: 'Saved events, records, interviews and sessions of an account',
  reminders: 'Emails before an event date',
  push: 'Notifications in the browsers of an account',
  wishlist: 'Saved works of an account, and lists shared by a link',
  reviews: 'Reviews of works by their buyers',
  'gift cards': 'Buying gift cards, and their balance',
  checkout: 'Placing an order',
  orders: 'Orders of an account, and of guests by the hash of the order',
  payments: 'Payments through the gateways and their webhooks',
  tickets: 'Tickets, transfers, check-in and the waiting list',
  library: 'Digital works: access, reading positions and gifts',
  live: 'Live streams and their chats',
  media: 'Images, audio, video and book files',
  search: 'Search and suggestions',
  staff: 'Members of staff, and orders, payments and streams for them',
} as const

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

/** Errors that the server or the router answers before the handler of a route. */
const PARSER_ERRORS = {
  Malformed: { description: 'A path parameter is not valid percent-encoded UTF-8.', content: errorContent },
  AddressTooLong: { description: 'A path parameter is longer than 500 characters.', content: errorContent },
  HeadersTooLarge: { description: 'Address and headers are larger than 16 KiB.', content: errorContent },
}

const toError = (name: keyof typeof PARSER_ERRORS) => ({ $ref: `#/components/responses/${name}` })
const ERRORS_OF_ALL = { 431: toError('HeadersTooLarge') }
const ERRORS_OF_PARAMETERS = { 400: toError('Malformed'), 414: toError('AddressTooLong') }

type Operation = {
  operationId?: string
  summary?: string
  security?: Record<string, string[]>[]
  responses?: object
  parameters?: object[]
}

/** The parts of the OpenAPI document that are not in the routes: info, tags, summaries and security. */
export const OPENAPI_OPTIONS: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Dabali',
      version: '1',
      description: 'The shop behind both sites, after django-oscar-api.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The API that serves this document' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      responses: PARSER_ERRORS,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'dabali_session',
          description: 'The login of the visitor, set by a login with a link, a code or a social account.',
        },
      },
    },
  },
  refResolver: {
    buildLocalReference: (schema, _base, _fragment, index) => String(schema['$id'] ?? `schema-${index}`),
  },
  transformObject(document) {
    const openapi = 'openapiObject' in document ? document.openapiObject : {}
    const { paths = {} } = openapi
    for (const [url, path] of Object.entries(paths)) {
      for (const method of METHODS) if (path?.[method]) describe(path[method])
      if (!url.includes('{*}')) continue
      delete paths[url]
      paths[url.replace('{*}', '{path}')] = path
    }
    return openapi
  },
}

function describe(operation: Operation) {
  operation.summary = SUMMARIES[operation.operationId ?? ''] ?? ''
  // Only routes that require a login answer 401.
  operation.security = '401' in (operation.responses ?? {}) ? [{ session: [] }] : []
  // The document needs a name for Fastify's wildcard parameter.
  for (const parameter of operation.parameters ?? []) {
    if ('name' in parameter && parameter.name === '*') parameter.name = 'path'
  }
  const hasPathParameter = operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'path')
  operation.responses = {
    ...ERRORS_OF_ALL,
    ...(hasPathParameter && ERRORS_OF_PARAMETERS),
    ...operation.responses,
  }
}
