import sax from 'sax'

/** What ONIX 3.0 requires of the parts that are written: `+` at least one, `1` exactly one, `?` at most one, `*` any, in this order. */
const CONTENT: Readonly<Record<string, string>> = {
  ONIXMessage: 'Header1 Product*',
  Header: 'Sender1 SentDateTime1',
  Sender: 'SenderName1',
  Product:
    'RecordReference1 NotificationType1 ProductIdentifier+ DescriptiveDetail1 CollateralDetail? PublishingDetail? ProductSupply+',
  ProductIdentifier: 'ProductIDType1 IDValue1',
  DescriptiveDetail:
    'ProductComposition1 ProductForm1 Measure* TitleDetail+ Contributor* NoContributor? Language* Extent* Subject*',
  Measure: 'MeasureType1 Measurement1 MeasureUnitCode1',
  TitleDetail: 'TitleType1 TitleElement+',
  TitleElement: 'TitleElementLevel1 TitleText1 Subtitle?',
  Contributor: 'SequenceNumber? ContributorRole+ PersonName1',
  Language: 'LanguageRole1 LanguageCode1',
  Extent: 'ExtentType1 ExtentValue1 ExtentUnit1',
  Subject: 'SubjectSchemeIdentifier1 SubjectSchemeName? SubjectCode1 SubjectHeadingText?',
  CollateralDetail: 'TextContent+',
  TextContent: 'TextType1 ContentAudience+ Text+',
  PublishingDetail: 'Publisher* PublishingDate*',
  Publisher: 'PublishingRole1 PublisherName1',
  PublishingDate: 'PublishingDateRole1 Date1',
  ProductSupply: 'SupplyDetail+',
  SupplyDetail: 'Supplier1 ProductAvailability1 Price+',
  Supplier: 'SupplierRole1 SupplierName1',
  Price: 'PriceType1 PriceAmount1 CurrencyCode1',
}

/** The code lists of the values that are written, as EDItEUR numbers them, or the form of other values. */
const VALUES: Readonly<Record<string, RegExp>> = {
  SentDateTime: /^\d{8}T\d{6}Z$/,
  NotificationType: /^0[1-5]$/, // List 1
  ProductIDType: /^(0[1-9]|1\d|2[2-9]|3[0-9])$/, // List 5
  IDValue: /^97[89]\d{10}$/,
  ProductComposition: /^(00|1[01]|[23]\d)$/, // List 2
  ProductForm: /^(BA|BB|BC|BF|EA|AJ)$/, // List 150
  MeasureType: /^(0[1-3]|08)$/, // List 48
  Measurement: /^\d+(\.\d+)?$/,
  MeasureUnitCode: /^(mm|gr)$/, // List 50
  TitleType: /^0[016]$/, // List 15
  TitleElementLevel: /^01$/, // List 149
  SequenceNumber: /^[1-9]\d*$/,
  ContributorRole: /^(A01|A12|B01|B06|E07)$/, // List 17
  LanguageRole: /^01$/, // List 22
  LanguageCode: /^(eng|nep)$/, // List 74
  ExtentType: /^(00|09)$/, // List 23
  ExtentValue: /^\d+$/,
  ExtentUnit: /^(03|06)$/, // List 24
  SubjectSchemeIdentifier: /^24$/, // List 27
  TextType: /^03$/, // List 153
  ContentAudience: /^00$/, // List 154
  PublishingRole: /^01$/, // List 45
  PublishingDateRole: /^01$/, // List 163
  Date: /^\d{8}$/,
  SupplierRole: /^01$/, // List 93
  ProductAvailability: /^(21|31|40)$/, // List 65
  PriceType: /^02$/, // List 58
  PriceAmount: /^\d+\.\d\d$/,
  CurrencyCode: /^NPR$/, // List 96
}

type Found = { name: string; text: string; children: string[] }

/**
 * What breaks the rules of ONIX 3.0 in a message. No package on npm has its schema, so that the rules of what is written here are
 * the tables above.
 */
export function onixProblems(xml: string): string[] {
  const problems: string[] = []
  const open: Found[] = []
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    problems.push(error.message)
    parser.resume()
  }
  parser.onopentag = ({ name, attributes }) => {
    if (
      open.length === 0 &&
      (attributes['release'] !== '3.0' || attributes['xmlns'] !== 'http://ns.editeur.org/onix/3.0/reference')
    )
      problems.push('The root has another release or namespace.')
    open.at(-1)?.children.push(name)
    open.push({ name, text: '', children: [] })
  }
  parser.ontext = (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.onclosetag = () => {
    const element = open.pop()
    if (element) problems.push(...problemsOf(element))
  }
  parser.write(xml).close()
  return problems
}

function problemsOf({ name, text, children }: Found): string[] {
  const content = CONTENT[name]
  if (content === undefined) {
    if (children.length > 0) return [`${name} has elements.`]
    if (name === 'NoContributor') return text === '' ? [] : ['NoContributor has a text.']
    if (text === '') return [`${name} is empty.`]
    const form = VALUES[name]
    return form === undefined || form.test(text) ? [] : [`${name} is ${text}.`]
  }
  if (text.trim() !== '') return [`${name} has a text.`]
  const pattern = content.replace(
    /(\w+?)([1?*+])( |$)/g,
    (_whole, child, often) => `(?:${child};)${often === '1' ? '' : often}`,
  )
  const order = children.map((child) => `${child};`).join('')
  return new RegExp(`^${pattern}$`).test(order) ? [] : [`${name} holds ${order}`]
}
