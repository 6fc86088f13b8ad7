import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { onixProblems } from './onix-rules.ts'
import { type Imports, newIsbn, startImports } from './start-imports.ts'

let api: Imports
beforeAll(async () => {
  api = await startImports()
})
afterAll(() => api.stop())

const message = (products: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference"><Header><Sender><SenderName>House</SenderName></Sender></Header>${products}</ONIXMessage>`

type Parts = { isbn: string; publisher: string; more?: string; notification?: string; price?: string }

const reference = ({ isbn, publisher, more = '', notification = '03', price = '650.00' }: Parts) => `<Product>
<RecordReference>r.${isbn}</RecordReference><NotificationType>${notification}</NotificationType>
<ProductIdentifier><ProductIDType>01</ProductIDType><IDValue>own</IDValue></ProductIdentifier>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductComposition>00</ProductComposition><ProductForm>BC</ProductForm>
<Measure><MeasureType>01</MeasureType><Measurement>21.6</Measurement><MeasureUnitCode>cm</MeasureUnitCode></Measure>
<Measure><MeasureType>08</MeasureType><Measurement>0.25</Measurement><MeasureUnitCode>kg</MeasureUnitCode></Measure>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>House of Fog</TitleWithoutPrefix><Subtitle>A life &amp; a half</Subtitle></TitleElement></TitleDetail>
<TitleDetail><TitleType>06</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText language="nep">कुहिरोको घर</TitleText></TitleElement></TitleDetail>
<Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>B06</ContributorRole><PersonNameInverted>Rai, Bina</PersonNameInverted></Contributor>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><NamesBeforeKey>Maya</NamesBeforeKey><KeyNames>Gurung</KeyNames></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
<Extent><ExtentType>00</ExtentType><ExtentValue>212</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
<Subject><SubjectSchemeIdentifier>24</SubjectSchemeIdentifier><SubjectHeadingText>Fog novels</SubjectHeadingText></Subject>
<Subject><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC000000</SubjectCode><SubjectHeadingText>FICTION / General</SubjectHeadingText></Subject>
</DescriptiveDetail>
<CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="05"><p onclick="steal()">It <em>rains</em> &lt;there&gt;.<script>steal()</script></p></Text></TextContent></CollateralDetail>
<PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>${publisher}</PublisherName></Publisher>
<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20240229</Date></PublishingDate></PublishingDetail>
<ProductSupply><SupplyDetail><ProductAvailability>21</ProductAvailability>
<Price><PriceType>01</PriceType><PriceAmount>12.50</PriceAmount><CurrencyCode>GBP</CurrencyCode></Price>
<Price><PriceType>02</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>NPR</CurrencyCode></Price></SupplyDetail></ProductSupply>${more}</Product>`

const short = (isbn: string) => `<ONIXmessage release="3.0"><header/><product><a001>s</a001><a002>03</a002>
<productidentifier><b221>15</b221><b244>${isbn}</b244></productidentifier>
<descriptivedetail><x314>00</x314><b012>BB</b012><titledetail><b202>01</b202><titleelement><x409>01</x409><b203>Short tags</b203></titleelement></titledetail>
<contributor><b034>1</b034><b035>A01</b035><b036>Maya Gurung</b036></contributor><language><b253>01</b253><b252>eng</b252></language></descriptivedetail>
<productsupply><supplydetail><j396>40</j396><price><x462>02</x462><j151>500</j151><j152>NPR</j152></price></supplydetail></productsupply></product></ONIXmessage>`

test('a message creates books, once, and changes what the shop has arranged as little as it must', async () => {
  const publisher = await makeContent(api.database, 'publisher', { en: { title: 'Ratna Books' } })
  const author = await makeContent(api.database, 'author', { en: { title: 'Maya Gurung' } })
  const category = await makeCategory(api.database, { en: { title: 'Fog novels' } })
  const [isbn, gone] = [newIsbn(), newIsbn()]
  const known = await makeProduct(api.database, { isbn: gone, categories: [category.id] })
  await api.pool.query(
    "insert into product_translation (product_id, language, title, subtitle, authors, description) values ($1, 'ne', 'घर', '', '{}', '')",
    [known.id],
  )
  const file = message(
    reference({ isbn, publisher: 'Ratna Books' }) +
      reference({ isbn: gone, publisher: 'Ratna Books', notification: '05' }) +
      reference({ isbn: newIsbn(), publisher: 'Nobody' }) +
      reference({ isbn: newIsbn(), publisher: 'Ratna Books', price: '6,50' }),
  )
  const checked = await api.check(file, { kind: 'onix' })
  expect(checked.counts).toEqual({ new: 1, changed: 1, unchanged: 0, faulty: 2 })
  expect(
    (await api.rows(checked, '&outcome=faulty')).map(({ problems }) => problems.map(({ field }) => field)),
  ).toEqual([['publisher'], ['price_mrp']])
  const done = await api.run(checked)
  const [created] = await api.rows(done, '&outcome=new')
  const book = await api.product(created?.product_id ?? 0)
  expect(book).toMatchObject({
    ...{ isbn, product_class: 'Book', language: 'en', title: { en: 'The House of Fog', ne: 'कुहिरोको घर' } },
    ...{ subtitle: { en: 'A life & a half' }, authors: { en: ['Maya Gurung'] }, pages: 212, binding: 'paperback' },
    ...{ height_mm: 216, weight_grams: 250, published_on: '2024-02-29', is_listed: true, num_available: 0 },
    description: { en: '<p>It <em>rains</em> &lt;there&gt;.</p>' },
    publisher: { id: publisher.id },
    contributors: [{ id: author.id, role: 'author' }],
    categories: [{ id: category.id }],
    price: { mrp: '650.00', selling_price: '650.00' },
  })
  expect(await api.product(known.id)).toMatchObject({
    is_listed: false,
    categories: [{ id: category.id }],
    contributors: [],
  })
  const again = await api.check(file, { kind: 'onix' })
  expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, faulty: 2 })
  expect((await api.undo(done)).status).toBe('undone')
  expect([(await api.ask('GET', `${book.id}/`)).status, (await api.product(known.id)).is_listed]).toEqual([404, true])
})

test('short tags are read as well', async () => {
  const isbn = newIsbn()
  const checked = await api.check(short(isbn), { kind: 'onix' })
  expect(checked.counts).toMatchObject({ new: 1 })
  const [row] = await api.rows(checked)
  expect(Object.fromEntries((row?.changes ?? []).map(({ field, to }) => [field, to]))).toEqual({
    ...{ isbn, class: 'Book', status: 'draft', language: 'en', title_en: 'Short tags', authors_en: 'Maya Gurung' },
    ...{ contributors: expect.any(String), price_mrp: '500.00', binding: 'hardcover' },
  })
})

describe('a hostile or wrong file', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`).join('')}]>`
  test.each([
    ['a billion laughs', `<?xml version="1.0"?>${laughs}<ONIXMessage release="3.0">&lol9;</ONIXMessage>`, 'entities'],
    [
      'an external entity',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><ONIXMessage release="3.0">&x;</ONIXMessage>`,
      'entities',
    ],
    [
      'a parameter entity',
      `<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:1/">%x;]><ONIXMessage release="3.0"/>`,
      'entities',
    ],
    ['a document type with declarations', `<!DOCTYPE a [<!ELEMENT a ANY>]><ONIXMessage release="3.0"/>`, 'entities'],
    ['many document types', '<!DOCTYPE'.repeat(100_000), 'well-formed'],
    ['a null character', message('<Product>\0</Product>'), 'well-formed'],
    ['too many elements', message(`<Product>${'<a/>'.repeat(5001)}</Product>`), 'too many'],
    ['a text that is too long', message(`<Product><x>${'x'.repeat(100_001)}</x></Product>`), 'too long'],
    ['an unknown entity', message('<Product>&x;</Product>'), 'well-formed'],
    ['a huge depth', message('<Product>'.repeat(100_000)), 'deeply'],
    ['an open element', message('<Product>').replace('</ONIXMessage>', ''), 'well-formed'],
    ['no XML', 'isbn,title\n1,A\n', 'well-formed'],
    ['another vocabulary', '<rss version="2.0"/>', 'ONIX 3.0'],
    ['ONIX 2.1', '<ONIXMessage release="2.1"></ONIXMessage>', '2.1'],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><ONIXMessage release="3.0"/>', 'UTF-8'],
    ['bytes that are no UTF-8', Buffer.from('<ONIXMessage release="3.0">\xff</ONIXMessage>', 'latin1'), 'UTF-8'],
    ['a message without products', message(''), 'no rows'],
  ])('%s is refused', async (_name, file, said) => {
    const { status, body } = await api.upload(file, 'onix')
    expect([status, body.file]).toEqual([400, [expect.stringContaining(said)]])
    expect((await api.upload(file, 'onix', { 'accept-language': 'ne' })).body.file[0]).toMatch(/^[\u0900-\u097f]/)
  })
})

test('the books are exported by the rules of ONIX 3.0, and change nothing when they are imported', async () => {
  const category = await makeCategory(api.database, { en: { title: 'Hill & river' } })
  await api.createListed({
    ...{
      isbn: newIsbn(),
      title: { en: 'A < B & "C"', ne: 'क' },
      subtitle: { en: 'x' },
      authors: { en: ['Maya ]]> Gurung'] },
    },
    ...{
      description: { en: '<p>One &amp; <em>two</em></p>' },
      category_ids: [category.id],
      pages: 12,
      binding: 'hardcover',
    },
    ...{
      weight_grams: 300,
      height_mm: 200,
      published_on: '2024-02-29',
      price: { mrp: '650.05', selling_price: '650.05' },
    },
  })
  const xml = await api.download('exports/onix/')
  expect(onixProblems(xml)).toEqual([])
  const [{ count }] = (
    await api.pool.query(
      "select count(*)::integer as count from product where isbn is not null and product_class in ('Book', 'E-book', 'Audiobook')",
    )
  ).rows
  expect(xml.match(/<Product>/g)).toHaveLength(count)
  const checked = await api.check(xml, { kind: 'onix' })
  expect((await api.rows(checked, '&outcome=faulty')).map(({ problems }) => problems)).toEqual([])
  expect((await api.rows(checked, '&outcome=changed')).flatMap(({ changes }) => changes)).toEqual([])
  // The rules find what is wrong.
  expect(onixProblems(xml.replace('<TitleType>01</TitleType>', ''))).not.toEqual([])
  expect(onixProblems(xml.replace('<NotificationType>03', '<NotificationType>99'))).not.toEqual([])
})
