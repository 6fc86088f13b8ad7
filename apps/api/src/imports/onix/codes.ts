/** A table without the names that every object has, which a file could ask for. */
const table = <Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null), entries)

/** Short tags of ONIX 3.0 and their reference names: those that are read here. */
export const SHORT_TAGS = table<string>({
  ONIXmessage: 'ONIXMessage',
  header: 'Header',
  product: 'Product',
  a001: 'RecordReference',
  a002: 'NotificationType',
  productidentifier: 'ProductIdentifier',
  b221: 'ProductIDType',
  b244: 'IDValue',
  descriptivedetail: 'DescriptiveDetail',
  x314: 'ProductComposition',
  b012: 'ProductForm',
  b333: 'ProductFormDetail',
  measure: 'Measure',
  x315: 'MeasureType',
  c094: 'Measurement',
  c095: 'MeasureUnitCode',
  titledetail: 'TitleDetail',
  b202: 'TitleType',
  titleelement: 'TitleElement',
  x409: 'TitleElementLevel',
  b203: 'TitleText',
  b030: 'TitlePrefix',
  b031: 'TitleWithoutPrefix',
  b029: 'Subtitle',
  contributor: 'Contributor',
  b034: 'SequenceNumber',
  b035: 'ContributorRole',
  b036: 'PersonName',
  b037: 'PersonNameInverted',
  b039: 'NamesBeforeKey',
  b040: 'KeyNames',
  b047: 'CorporateName',
  language: 'Language',
  b253: 'LanguageRole',
  b252: 'LanguageCode',
  extent: 'Extent',
  b218: 'ExtentType',
  b219: 'ExtentValue',
  b220: 'ExtentUnit',
  subject: 'Subject',
  b067: 'SubjectSchemeIdentifier',
  b069: 'SubjectCode',
  b070: 'SubjectHeadingText',
  collateraldetail: 'CollateralDetail',
  textcontent: 'TextContent',
  x426: 'TextType',
  x427: 'ContentAudience',
  d104: 'Text',
  publishingdetail: 'PublishingDetail',
  publisher: 'Publisher',
  b291: 'PublishingRole',
  b081: 'PublisherName',
  b394: 'PublishingStatus',
  publishingdate: 'PublishingDate',
  x448: 'PublishingDateRole',
  b306: 'Date',
  productsupply: 'ProductSupply',
  supplydetail: 'SupplyDetail',
  supplier: 'Supplier',
  j292: 'SupplierRole',
  j137: 'SupplierName',
  j396: 'ProductAvailability',
  price: 'Price',
  x462: 'PriceType',
  j151: 'PriceAmount',
  j152: 'CurrencyCode',
})

/** List 150: the form of a product, by its first letters. */
export const FORMS = [
  ['BB', 'Book', 'hardcover'],
  ['BC', 'Book', 'paperback'],
  ['BF', 'Book', 'stapled'],
  ['B', 'Book', ''],
  ['EA', 'E-book', ''],
  ['ED', 'E-book', ''],
  ['A', 'Audiobook', ''],
] as const

/** List 17: the roles of contributors. */
export const CONTRIBUTOR_ROLES = table<'author' | 'illustrator' | 'editor' | 'translator' | 'narrator'>({
  A01: 'author',
  A12: 'illustrator',
  B01: 'editor',
  B06: 'translator',
  E07: 'narrator',
})

/** List 74, as ISO 639-2/B. */
export const LANGUAGE_CODES = table<'en' | 'ne'>({ eng: 'en', en: 'en', nep: 'ne', ne: 'ne' })

/** List 48 (measures) in the units of list 50. */
export const MEASURES = table<'height_mm' | 'width_mm' | 'depth_mm' | 'weight_grams'>({
  '01': 'height_mm',
  '02': 'width_mm',
  '03': 'depth_mm',
  '08': 'weight_grams',
})
export const UNITS = table<number>({
  mm: 1,
  cm: 10,
  in: 25.4,
  gr: 1,
  kg: 1000,
  oz: 28.349_523,
  lb: 453.592_37,
})

/** List 23: main content page count, content page count and others, the best first; 09 is a duration. */
export const PAGE_EXTENTS = ['00', '07', '05', '11', '10'] as const
export const DURATION_EXTENT = '09'
/** List 24: hours, minutes, seconds; 15 and 16 are written without separators. */
export const DURATION_UNITS = table<(value: string) => number>({
  '04': (value) => Number(value) * 3600,
  '05': (value) => Number(value) * 60,
  '06': Number,
  '15': (value) => Number(value.slice(0, -2)) * 3600 + Number(value.slice(-2)) * 60,
  '16': (value) => Number(value.slice(0, -4)) * 3600 + Number(value.slice(-4, -2)) * 60 + Number(value.slice(-2)),
})

/** List 65: what can be ordered is published, what is not available any more is a draft; others say nothing. */
export const AVAILABILITIES = table<'published' | 'draft'>({
  20: 'published',
  21: 'published',
  22: 'published',
  23: 'published',
  40: 'draft',
  41: 'draft',
  43: 'draft',
  46: 'draft',
  49: 'draft',
  51: 'draft',
})

/** List 58: the printed price first with tax, then without. */
export const PRICE_TYPES = ['02', '01', '04', '03'] as const
