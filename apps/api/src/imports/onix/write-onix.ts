import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { StaffProduct } from '../../catalogue/staff/product-schemas.ts'
import { CONTRIBUTOR_ROLES, MEASURES } from './codes.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML 1.0 cannot hold is left out. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu
export const escapeXml = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

type Content = string | number | false | undefined | null | readonly string[]

/** An element, or nothing where its content is empty. */
function element(name: string, content: Content, attributes = ''): string {
  if (content === false || content === undefined || content === null || content === '') return ''
  if (Array.isArray(content)) {
    const inside = content.join('')
    return inside === '' ? '' : `<${name}>${inside}</${name}>`
  }
  return `<${name}${attributes}>${escapeXml(String(content))}</${name}>`
}

const ISO = { en: 'eng', ne: 'nep' } as const
const LANGUAGES = ['en', 'ne'] as const

const FORM_OF: Readonly<Record<string, string>> = { hardcover: 'BB', paperback: 'BC', stapled: 'BF' }

const formOf = ({ product_class, binding }: StaffProduct) => {
  if (product_class === 'E-book') return 'EA'
  if (product_class === 'Audiobook') return 'AJ'
  return FORM_OF[binding ?? ''] ?? 'BA'
}

const languageAttribute = (language: 'en' | 'ne') => ` language="${ISO[language]}"`

function titles({ title, subtitle, language: own }: StaffProduct) {
  const known = LANGUAGES.filter((language) => title[language])
  // The title of the work's own language is the distinctive one, another one is translated.
  const main = known.find((language) => language === own) ?? known[0]
  return known
    .toSorted((one, other) => Number(other === main) - Number(one === main))
    .map((language) =>
      element('TitleDetail', [
        element('TitleType', language === main ? '01' : '06'),
        element('TitleElement', [
          element('TitleElementLevel', '01'),
          element('TitleText', title[language], languageAttribute(language)),
          element('Subtitle', subtitle[language], languageAttribute(language)),
        ]),
      ]),
    )
}

const ROLE_CODES = Object.fromEntries(Object.entries(CONTRIBUTOR_ROLES).map(([code, role]) => [role, code]))

function contributors({ contributors: linked, authors, language }: StaffProduct) {
  const own = language ?? 'en'
  const people = linked.map(({ name, role }) => ({
    name: name[own] ?? name.en ?? name.ne ?? '',
    code: ROLE_CODES[role] ?? 'Z99',
  }))
  const written = (authors[own] ?? authors.en ?? authors.ne ?? []).map((name) => ({ name, code: 'A01' }))
  const all = people.length > 0 ? people : written
  if (all.length === 0) return ['<NoContributor/>']
  return all.map(({ name, code }, at) =>
    element('Contributor', [
      element('SequenceNumber', at + 1),
      element('ContributorRole', code),
      element('PersonName', name),
    ]),
  )
}

const measures = (product: StaffProduct) =>
  Object.entries(MEASURES).map(([type, column]) => {
    const value = product[column]
    const parts = [
      element('MeasureType', type),
      element('Measurement', value),
      element('MeasureUnitCode', column === 'weight_grams' ? 'gr' : 'mm'),
    ]
    return value === null ? '' : element('Measure', parts)
  })

const extent = (type: string, value: number | null, unit: string) =>
  value === null
    ? ''
    : element('Extent', [element('ExtentType', type), element('ExtentValue', value), element('ExtentUnit', unit)])

const descriptiveDetail = (product: StaffProduct) =>
  element('DescriptiveDetail', [
    element('ProductComposition', '00'),
    element('ProductForm', formOf(product)),
    ...measures(product),
    ...titles(product),
    ...contributors(product),
    product.language === null
      ? ''
      : element('Language', [element('LanguageRole', '01'), element('LanguageCode', ISO[product.language])]),
    extent('00', product.pages, '03'),
    extent('09', product.duration_seconds, '06'),
    // 24: a scheme of one's own, which needs a name.
    ...product.categories.map(({ slug, name }) =>
      element('Subject', [
        element('SubjectSchemeIdentifier', '24'),
        element('SubjectSchemeName', 'Dabali'),
        element('SubjectCode', slug),
        element('SubjectHeadingText', name.en ?? name.ne ?? slug),
      ]),
    ),
  ])

const collateralDetail = ({ description }: StaffProduct) =>
  element(
    'CollateralDetail',
    LANGUAGES.map((language) =>
      description[language]
        ? element('TextContent', [
            element('TextType', '03'),
            element('ContentAudience', '00'),
            // 02: HTML, escaped.
            element('Text', description[language], ` textformat="02"${languageAttribute(language)}`),
          ])
        : '',
    ),
  )

const publishingDetail = ({ publisher, published_on }: StaffProduct) =>
  element('PublishingDetail', [
    publisher === null
      ? ''
      : element('Publisher', [
          element('PublishingRole', '01'),
          element('PublisherName', publisher.name.en ?? publisher.name.ne ?? publisher.slug),
        ]),
    published_on === null
      ? ''
      : element('PublishingDate', [
          element('PublishingDateRole', '01'),
          element('Date', published_on.replaceAll('-', ''), ' dateformat="00"'),
        ]),
  ])

/** List 65: in stock, to order, or not available. */
const availabilityOf = ({ is_listed, num_available }: StaffProduct) => {
  if (!is_listed) return '40'
  return num_available === 0 ? '31' : '21'
}

const productSupply = (product: StaffProduct) =>
  element('ProductSupply', [
    element('SupplyDetail', [
      element('Supplier', [element('SupplierRole', '01'), element('SupplierName', 'Dabali')]),
      element('ProductAvailability', availabilityOf(product)),
      element('Price', [
        element('PriceType', '02'),
        element('PriceAmount', product.price.mrp),
        element('CurrencyCode', 'NPR'),
      ]),
    ]),
  ])

const onixProduct = (product: StaffProduct): string =>
  element('Product', [
    element('RecordReference', `dabali.${product.id}`),
    element('NotificationType', '03'),
    element('ProductIdentifier', [element('ProductIDType', '15'), element('IDValue', product.isbn)]),
    descriptiveDetail(product),
    collateralDetail(product),
    publishingDetail(product),
    productSupply(product),
  ])

const sentAt = (now: Date) => `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const onixStart = (now: Date) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">${element(
    'Header',
    [element('Sender', [element('SenderName', 'Dabali')]), element('SentDateTime', sentAt(now))],
  )}\n`

const ONIX_END = '</ONIXMessage>\n'

/** A message of the products that have an ISBN, as fast as it is sent. */
export function sendOnix(reply: FastifyReply, products: AsyncIterable<StaffProduct>) {
  async function* message() {
    yield onixStart(new Date())
    for await (const product of products)
      if (product.isbn !== null && product.missing.length === 0) yield `${onixProduct(product)}\n`
    yield ONIX_END
  }
  reply.header('Content-Disposition', 'attachment; filename="onix.xml"')
  return reply.type('application/xml; charset=utf-8').send(Readable.from(message()))
}
