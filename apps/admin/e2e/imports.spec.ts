import { readFile } from 'node:fs/promises'
import { expect, test } from '@dabali/tooling/end-to-end'
import { expectNoSidewaysScroll, forgetFactors, logIn, openByMenu, searchList } from './back-office.ts'

const HEADER = 'sku,class,language,title_en,title_ne,price_mrp,price_selling'
const rowOf = (name: string, selling: string, mrp = '500') =>
  `${name},Book,en,Field Notes ${name.at(-1)},टिपोट ${name.at(-1)},${mrp},${selling}`
const fileOf = (rows: readonly string[]) => ({
  name: 'field-notes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows, ''].join('\r\n')),
})

test('a file with two faulty rows is checked, corrected, imported and undone', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const names = ['field-notes-1', 'field-notes-2', 'field-notes-3', 'field-notes-4', 'field-notes-5', 'field-notes-6']
  const good = names.map((name) => rowOf(name, '450'))
  const faulty = good.with(1, rowOf('field-notes-2', '4OO')).with(4, rowOf('field-notes-5', '650'))

  await logIn(page, environment)
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await openByMenu(page, 'Catalogue', 'Import and export')
  await expect(page.getByText('No imports yet')).toBeVisible()

  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Products template (CSV)' }).click()
  const head = await readFile(await (await template).path(), 'utf8')
  expect(head.split('\r\n')).toEqual([expect.stringMatching(/^\uFEFFisbn,sku,class,/), ''])

  await page.getByLabel('File', { exact: true }).setInputFiles(fileOf(faulty))
  await page.getByRole('button', { name: 'Upload file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'field-notes.csv' })).toBeVisible()
  await expect(page.getByText('7 of 7 matched')).toBeVisible()
  await expect(page.getByLabel('Column in the shop for price_selling')).toHaveValue('price_selling')
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Start dry run' }).click()

  const problems = page.getByRole('table', { name: 'Problems by row and column' })
  await expect(problems.getByRole('row')).toHaveCount(3)
  await expect(problems.getByRole('row', { name: /Row 3 G · price_selling 4OO/ })).toBeVisible()
  await expect(problems.getByRole('row', { name: /Row 6 .*650/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 4 rows' })).toBeEnabled()
  await expect(page.getByLabel('All or nothing')).toBeDisabled()
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the 2 rows with problems (CSV)' }).click()
  const rows = await readFile(await (await download).path(), 'utf8')
  expect(rows).toContain('field-notes-2')
  expect(rows).not.toContain('field-notes-1')

  await page.getByRole('button', { name: /^New 4/ }).click()
  await expect(page.getByText('Row 2', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Upload a corrected file' }).click()
  await page.getByLabel('File', { exact: true }).setInputFiles(fileOf(good))
  await page.getByRole('button', { name: 'Upload file' }).click()
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await page.getByRole('button', { name: 'Import 6 rows' }).click()
  await expect(page.getByText('6 rows were written.')).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Upload another file' }).click()
  const earlier = page.getByRole('table', { name: 'Earlier imports' })
  await expect(earlier.getByRole('row', { name: /field-notes\.csv .* Done/ })).toBeVisible()
  await expect(earlier.getByRole('row', { name: /field-notes\.csv .* Checked/ })).toBeVisible()
  await openByMenu(page, 'Catalogue', 'Products')
  await searchList(page, 'Title, address or ISBN', 'field-notes-2')
  await expect(page.getByRole('rowheader', { name: /Field Notes 2/ })).toBeVisible()

  await openByMenu(page, 'Catalogue', 'Import and export')
  await earlier.getByRole('row', { name: /Done/ }).getByRole('link').click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  const question = page.getByRole('dialog', { name: 'Undo this import?' })
  await expect(question.getByText(/^6 rows are restored/)).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('The import was undone.')).toBeVisible()
  await openByMenu(page, 'Catalogue', 'Products')
  await searchList(page, 'Title, address or ISBN', 'field-notes-2')
  await expect(page.getByText('Nothing matches the filter')).toBeVisible()
})

const isLong = process.env['LONG_TESTS'] === 'true'
const NUM_FAULTY = 12

test('a large file is imported but for its twelve faulty rows, and shows how far it is', async ({
  page,
  environment,
}) => {
  test.setTimeout(900_000)
  await forgetFactors(environment)
  // All of them once in the long tests; the gate, and each repetition, has fewer.
  const numRows = isLong && test.info().repeatEachIndex === 0 ? 10_000 : 300
  const every = Math.floor(numRows / NUM_FAULTY)
  const rows = Array.from({ length: numRows }, (_, at) =>
    rowOf(`many-notes-${at}`, at % every === 0 && at / every < NUM_FAULTY ? '4OO' : '450'),
  )
  await logIn(page, environment, 'shopkeeper@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.goto('/imports')
  await page.getByLabel('File', { exact: true }).setInputFiles(fileOf(rows))
  await page.getByRole('button', { name: 'Upload file' }).click()
  await page.getByRole('button', { name: 'Start dry run' }).click()
  const good = (numRows - NUM_FAULTY).toLocaleString('en-IN')
  const long = { timeout: 600_000 }
  await expect(page.getByRole('table', { name: 'Problems by row and column' }).getByRole('row')).toHaveCount(
    NUM_FAULTY + 1,
    long,
  )
  await page.getByRole('button', { name: `Import ${good} rows` }).click()
  await expect(page.getByText(`${good} rows were written.`)).toBeVisible(long)
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('The import was undone.')).toBeVisible(long)
})
