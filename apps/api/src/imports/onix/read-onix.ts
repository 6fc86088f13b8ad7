import { cleanLine } from '../../http/request-body.ts'
import { listCell } from '../cells.ts'
import {
  AVAILABILITIES,
  CONTRIBUTOR_ROLES,
  DURATION_EXTENT,
  DURATION_UNITS,
  FORMS,
  LANGUAGE_CODES,
  MEASURES,
  PAGE_EXTENTS,
  PRICE_TYPES,
  UNITS,
} from './codes.ts'
import { type Element, OnixError, onixProducts } from './parse-onix.ts'
import { escapeXml } from './write-onix.ts'

const all = (element: Element | undefined, ...path: string[]): Element[] =>
  path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((each) => each.name === name)),
    element ? [element] : [],
  )
const textIn = (element: Element | undefined, ...path: string[]) => cleanLine(all(element, ...path)[0]?.text ?? '')

const ONIX_COLUMNS = [
  ...[
    'isbn',
    'class',
    'status',
    'language',
    'title_en',
    'title_ne',
    'subtitle_en',
    'subtitle_ne',
    'description_en',
    'description_ne',
  ],
  ...[
    'authors_en',
    'authors_ne',
    'contributors',
    'publisher',
    'categories',
    'price_mrp',
    'pages',
    'duration_seconds',
    'binding',
  ],
  ...['published_on', 'weight_grams', 'width_mm', 'height_mm', 'depth_mm'],
]

/** The row of a product, in the columns of an import. */
function toCells(product: Element): Record<string, string> {
  const [detail] = all(product, 'DescriptiveDetail')
  const languages = all(detail, 'Language').filter((each) => textIn(each, 'LanguageRole') === '01')
  const language = LANGUAGE_CODES[textIn(languages[0], 'LanguageCode')] ?? 'en'
  const form = textIn(detail, 'ProductForm')
  const [, productClass = '', binding = ''] = FORMS.find(([letters]) => form.startsWith(letters)) ?? []
  const isDeleted = textIn(product, 'NotificationType') === '05'
  const availability = textIn(product, 'ProductSupply', 'SupplyDetail', 'ProductAvailability')
  return {
    isbn: isbnOf(product),
    class: productClass,
    // What is deleted there is not sold here any more; its orders need it.
    status: isDeleted ? 'draft' : (AVAILABILITIES[availability] ?? ''),
    language: languages.length === 0 ? '' : language,
    ...titlesOf(detail, language),
    ...descriptionsOf(product, language),
    ...contributorsOf(detail, language),
    publisher: publisherOf(product),
    categories: listCell(
      all(detail, 'Subject')
        .map((each) => textIn(each, 'SubjectHeadingText'))
        .filter((name) => name !== ''),
    ),
    price_mrp: priceOf(product),
    ...extentsOf(detail),
    binding,
    published_on: dateOf(product),
    ...measuresOf(detail),
  }
}

function isbnOf(product: Element) {
  const ids = all(product, 'ProductIdentifier')
  const found = ['15', '03'].map((type) => ids.find((each) => textIn(each, 'ProductIDType') === type))
  return textIn(found.find(Boolean), 'IDValue')
}

const languageOf = ({ attributes }: Element, own: 'en' | 'ne') => LANGUAGE_CODES[attributes['language'] ?? ''] ?? own

function titlesOf(detail: Element | undefined, language: 'en' | 'ne') {
  const cells: Record<string, string> = {}
  const titles = all(detail, 'TitleDetail').filter((each) => ['01', '00', '06'].includes(textIn(each, 'TitleType')))
  for (const element of titles.flatMap((each) => all(each, 'TitleElement'))) {
    if (textIn(element, 'TitleElementLevel') !== '01') continue
    const text = all(element, 'TitleText')[0] ?? all(element, 'TitleWithoutPrefix')[0]
    if (!text) continue
    const own = languageOf(text, language)
    cells[`title_${own}`] ??= cleanLine(
      text.name === 'TitleText' ? text.text : `${textIn(element, 'TitlePrefix')} ${text.text}`,
    )
    cells[`subtitle_${own}`] ??= textIn(element, 'Subtitle')
  }
  return cells
}

function descriptionsOf(product: Element, language: 'en' | 'ne') {
  const cells: Record<string, string> = {}
  const texts = all(product, 'CollateralDetail', 'TextContent')
  // List 153: a description, then a short one.
  for (const type of ['03', '02'])
    for (const content of texts.filter((each) => textIn(each, 'TextType') === type))
      for (const text of all(content, 'Text')) {
        const plain =
          text.attributes['textformat'] === '06' ||
          (text.attributes['textformat'] === undefined && !text.text.includes('<'))
        cells[`description_${languageOf(text, language)}`] ??= plain ? paragraphs(text.text) : text.text.trim()
      }
  return cells
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeXml(cleanLine(part))}</p>`)
    .join('')

function nameOf(contributor: Element) {
  const whole = textIn(contributor, 'PersonName') || textIn(contributor, 'CorporateName')
  if (whole !== '') return whole
  const parts = [textIn(contributor, 'NamesBeforeKey'), textIn(contributor, 'KeyNames')].filter(Boolean).join(' ')
  if (parts !== '') return parts
  const [key = '', before = ''] = textIn(contributor, 'PersonNameInverted').split(/,\s*/)
  return cleanLine(`${before} ${key}`)
}

function contributorsOf(detail: Element | undefined, language: 'en' | 'ne') {
  const people = all(detail, 'Contributor')
    .toSorted((one, other) => Number(textIn(one, 'SequenceNumber')) - Number(textIn(other, 'SequenceNumber')))
    .flatMap((each) =>
      all(each, 'ContributorRole').flatMap((code) => {
        const role = CONTRIBUTOR_ROLES[cleanLine(code.text)]
        const name = nameOf(each)
        return role === undefined || name === '' ? [] : [{ role: role as string, name }]
      }),
    )
  const authors = people.filter(({ role }) => role === 'author').map(({ name }) => name)
  return {
    [`authors_${language}`]: listCell(authors),
    contributors: listCell(people.map(({ role, name }) => `${role}:${name}`)),
  }
}

function publisherOf(product: Element) {
  const publishers = all(product, 'PublishingDetail', 'Publisher')
  const main = publishers.find((each) => textIn(each, 'PublishingRole') === '01') ?? publishers[0]
  return textIn(main, 'PublisherName')
}

/** The printed price in Nepali rupees, with the tax where both are given. */
function priceOf(product: Element) {
  const prices = all(product, 'ProductSupply', 'SupplyDetail', 'Price').filter(
    (each) => textIn(each, 'CurrencyCode') === 'NPR',
  )
  const found = PRICE_TYPES.map((type) => prices.find((each) => textIn(each, 'PriceType') === type)).find(Boolean)
  // Another type, such as a price for the trade, is not the printed one.
  return textIn(found ?? prices.find((each) => textIn(each, 'PriceType') === ''), 'PriceAmount')
}

function extentsOf(detail: Element | undefined) {
  const extents = all(detail, 'Extent')
  const find = (type: string) => extents.find((each) => textIn(each, 'ExtentType') === type)
  const pages = PAGE_EXTENTS.map(find).find((each) => textIn(each, 'ExtentUnit') === '03')
  const duration = find(DURATION_EXTENT)
  const seconds = DURATION_UNITS[textIn(duration, 'ExtentUnit')]?.(textIn(duration, 'ExtentValue'))
  return { pages: textIn(pages, 'ExtentValue'), duration_seconds: seconds ? String(Math.round(seconds)) : '' }
}

function dateOf(product: Element) {
  const dates = all(product, 'PublishingDetail', 'PublishingDate')
  const text = textIn(
    dates.find((each) => textIn(each, 'PublishingDateRole') === '01'),
    'Date',
  )
  const [, year, month = '01', day = '01'] = /^(\d{4})(\d\d)?(\d\d)?$/.exec(text) ?? []
  return year === undefined ? text : `${year}-${month}-${day}`
}

function measuresOf(detail: Element | undefined) {
  const found = all(detail, 'Measure').flatMap((each) => {
    const column = MEASURES[textIn(each, 'MeasureType')]
    const unit = UNITS[textIn(each, 'MeasureUnitCode')]
    const value = Number(textIn(each, 'Measurement')) * (unit ?? Number.NaN)
    return column && value > 0 ? [[column, String(Math.round(value))]] : []
  })
  return Object.fromEntries(found) as Record<string, string>
}

/** The products of a message as the rows of an import. The first product is row 2, as if there were a header. */
export async function readOnix(bytes: Buffer, mostRows: number) {
  const rows: { number: number; cells: string[] }[] = []
  for await (const product of onixProducts(bytes)) {
    if (rows.length === mostRows) throw new OnixError('tooManyRows')
    const cells = toCells(product)
    rows.push({ number: rows.length + 2, cells: ONIX_COLUMNS.map((column) => cells[column] ?? '') })
  }
  return { headers: ONIX_COLUMNS, rows }
}
