import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { forgetFactors, logIn, openByMenu } from './back-office.ts'

const SHOPKEEPER = 'shopkeeper@dabali.example'
/** The browser writes each refused request to the console: a file that is no EPUB, a version that is old. */
test.use({ expectedMessages: /Failed to load resource: the server responded with a status of (?:400|409)/ })

/** What is saved is shown on the sites within this time; a busy machine is no measure. */
const AT_ONCE_MS = process.env['LONG_TESTS'] === 'true' ? 2000 : 30_000

/** A blue PNG of 200 by 300 pixels; the API takes none below 160. */
function png() {
  const [width, height] = [200, 300]
  const uint = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    return Buffer.concat([uint(data.length), named, uint(crc32(named))])
  }
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([30, 60, 140]))])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([uint(width), uint(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function epub() {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  return Buffer.from(
    zipSync({
      mimetype: [bytes('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': bytes(
        `${head}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
      ),
      'EPUB/book.opf': bytes(
        `${head}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:uuid:1</dc:identifier><dc:title>One</dc:title><dc:language>en</dc:language></metadata><manifest><item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="one"/></spine></package>`,
      ),
      'EPUB/one.xhtml': bytes(
        `${head}<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title>One</title></head><body><p>One.</p></body></html>`,
      ),
    }),
  )
}

async function save(page: Page, message: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(message).first()).toBeVisible()
}

test('a shopkeeper adds a book with a picture and an e-book, receives copies, and meets a second person', async ({
  page,
  environment,
  newContext,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const store = async (slug: string) => {
    const answer = await fetch(`${environment.apiUrl}/v1/api/products/${slug}/`)
    return answer.ok ? JSON.stringify(await answer.json()) : ''
  }
  await logIn(page, environment, SHOPKEEPER)
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()

  await openByMenu(page, 'Catalogue', 'Products')
  await page.getByRole('link', { name: 'New product' }).click()
  await page.getByLabel('Title English').fill('A Well of Paper')
  await page.getByLabel('Title नेपाली').fill('कागजको इनार')
  await page.getByLabel('Printed price').fill('650')
  await page.getByLabel('Selling price').fill('700')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByLabel('Selling price')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Selling price').fill('585')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A Well of Paper' })).toBeVisible()
  const book = page.url()

  await page.getByLabel('Subtitle English').fill('A novel')
  await expect(page.getByText('Missing. The Nepali page shows the English text')).toBeVisible()
  await page.getByRole('textbox', { name: 'Description English' }).fill('A bookkeeper counts the rain.')
  await page.getByLabel('Add a contributor').fill('an')
  await page.locator('.found button').first().click()
  await page.getByLabel('Add a contributor').fill('an')
  await page.locator('.found button').nth(1).click()
  const order = page.getByRole('button', { name: /^Move / })
  const second = await order.nth(1).getAttribute('aria-label')
  await order.nth(1).press('ArrowUp')
  await expect(order.first()).toHaveAttribute('aria-label', second ?? '')
  await expect(order.first()).toBeFocused()
  await order.first().press('ArrowDown')
  await expect(order.nth(1)).toBeFocused()
  await order.nth(1).press('ArrowUp')

  // Unsaved changes stay on the device.
  await openByMenu(page, 'Catalogue', 'Stock')
  const leave = page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await leave.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible()
  await page.goto(book)
  await page.getByRole('button', { name: 'Go on with them' }).click()
  await expect(page.getByLabel('Subtitle English')).toHaveValue('A novel')
  await save(page, 'Product saved')

  await page.getByLabel('Add pictures').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png() })
  const added = page.getByRole('dialog', { name: 'New picture: cover.png' })
  await added.getByRole('button', { name: 'Upload picture' }).click()
  await expect(added).toBeHidden()
  await page.getByRole('button', { name: 'Edit picture 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit picture' })
  await dialog.getByLabel('Alt text English').fill('A cover with a well')
  await dialog.getByLabel('Alt text नेपाली').fill('इनार भएको गाता')
  await dialog.getByRole('button', { name: /^Focus point/ }).press('ArrowRight')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Alt text in both languages')).toBeVisible()

  await page.getByLabel('Copies', { exact: true }).fill('60')
  await page.getByLabel(/^Note/).fill('Delivery note 2231')
  await page.getByRole('button', { name: 'Add movement' }).click()
  await expect(page.getByRole('row', { name: /Received \+60 60/ })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Product published').first()).toBeVisible()
  await expect.poll(() => store('a-well-of-paper'), { timeout: AT_ONCE_MS }).toContain('A bookkeeper counts the rain.')

  // A second edition, with its file.
  await page.getByRole('link', { name: 'Add edition' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New edition' })).toBeVisible()
  await expect(page.getByLabel('Title नेपाली')).toHaveValue('कागजको इनार')
  await page.getByLabel('Printed price').fill('450')
  await page.getByLabel('Selling price').fill('350')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('No file', { exact: true })).toBeVisible()
  const file = page.getByLabel('Upload the e-book')
  await file.setInputFiles({ name: 'one.epub', mimeType: 'application/epub+zip', buffer: Buffer.from('no book') })
  await expect(page.getByRole('alert').filter({ hasText: 'EPUB' })).toBeVisible()
  await file.setInputFiles({ name: 'one.epub', mimeType: 'application/epub+zip', buffer: epub() })
  await expect(page.getByText('E-book stored').first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Product published').first()).toBeVisible()
  await expect.poll(() => store('a-well-of-paper-e-book'), { timeout: AT_ONCE_MS }).toContain('350.00')

  // A price of ten times as much is asked about; a second person has saved another one meanwhile.
  const context = await newContext({})
  const other = await context.newPage()
  await logIn(other, environment)
  await expect(other.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.goto(book)
  await other.goto(book)
  await expect(other.getByLabel('Selling price')).toHaveValue('585.00')
  await page.getByLabel('Selling price').fill('58')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog', { name: 'Is this price correct?' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Selling price').fill('560')
  await page.getByLabel('Subtitle नेपाली').fill('उपन्यास')
  await save(page, 'Product saved')
  await other.getByLabel('Selling price').fill('570')
  await other.getByLabel('Pages').fill('312')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = other.getByRole('alert').filter({ hasText: 'Another member of staff saved a newer version' })
  await expect(conflict.getByText('1 of their changes doesn’t touch yours')).toBeVisible()
  await conflict.getByLabel('Yours: 570').check()
  await conflict.getByRole('button', { name: 'Keep selected' }).click()
  await expect(conflict).toBeHidden()
  await expect(other.getByLabel('Subtitle नेपाली')).toHaveValue('उपन्यास')
  await expect.poll(() => store('a-well-of-paper'), { timeout: AT_ONCE_MS }).toContain('570.00')

  // Both editions are bought; the book is packed and shipped, and one of two copies refunded.
  const [printed, ebook] = await Promise.all(
    ['a-well-of-paper', 'a-well-of-paper-e-book'].map((slug) => productNamed(environment, slug)),
  )
  const checkout = { guest_email: newAddress('maya'), shipping_address: HOME, payment_method: 'khalti' }
  const sale = await buy(environment, { [printed ?? 0]: 2, [ebook ?? 0]: 1 }, checkout)
  await pay(environment, sale)
  await page.goto(`/orders/${sale.id}/show`)
  await page.getByRole('button', { name: 'Pack a parcel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pack a parcel' }).click()
  await expect(page.getByText('2 packed')).toBeVisible()
  await page.getByRole('button', { name: /^Ship parcel/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ship parcel' }).click()
  await expect(page.getByText('2 shipped')).toBeVisible()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: `Refund order ${sale.number}` })
  await refund.getByLabel('Copies of A Well of Paper, Book to refund').fill('1')
  await refund.getByRole('button', { name: /^Refund Rs 570/ }).click()
  await expect(page.getByText('1 refunded')).toBeVisible()
})
