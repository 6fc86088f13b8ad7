import { expect, test } from '@dabali/tooling/end-to-end'
import { forgetFactors, logIn } from './back-office.ts'

const SHOPKEEPER = 'shopkeeper@dabali.example'
/** The browser writes the lost connection and the refused file to the console. */
test.use({ expectedMessages: /Failed to load resource/ })

/** Silence of 128 kbit/s with a title of its own. */
function mp3(title: string, frames: number) {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9000)
  const text = Buffer.from(`\0${title}`)
  const tag = Buffer.concat([
    Buffer.from('ID3\x03\0\0\0\0\0', 'latin1'),
    Buffer.from([10 + text.length]),
    Buffer.from('TIT2\0\0\0', 'latin1'),
    Buffer.from([text.length, 0, 0]),
    text,
  ])
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)])
}

const file = (name: string, frames: number) => ({ name, mimeType: 'audio/mpeg', buffer: mp3(name, frames) })

test('a shopkeeper uploads audio files, goes on after a lost connection, and sets their order', async ({
  page,
  environment,
}) => {
  await forgetFactors(environment)
  await logIn(page, environment, SHOPKEEPER)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto(`/products?filter=${encodeURIComponent(JSON.stringify({ product_class: 'Audiobook' }))}`)
  await page.locator('[data-row]').first().click()
  const files = page.locator('#files')
  const titles = files.locator('.ordered > li b')
  await expect(titles.first()).toBeVisible()
  const before = await titles.count()

  await page.route('**/parts/1/', (route) => route.abort(), { times: 1 })
  await files.locator('input[type=file]').setInputFiles([file('01 Rain.mp3', 400), file('02 Fog.mp3', 800)])
  const lost = files.locator('[data-upload=lost]')
  await lost.getByRole('button', { name: 'Continue' }).click()
  await expect(titles).toHaveCount(before + 2)
  await expect(files.locator('[data-upload]')).toHaveCount(0)
  await expect(files.locator('.ordered > li', { hasText: 'Rain' })).toContainText('0:10')

  const grip = page.getByRole('button', { name: 'Move Rain', exact: true })
  const placeOf = async (name: string) => (await titles.allTextContents()).indexOf(name)
  const place = await placeOf('Rain')
  await grip.press('ArrowUp')
  await expect.poll(() => placeOf('Rain')).toBe(place - 1)

  await files.locator('input[type=file]').setInputFiles([{ ...file('bad.mp3', 40), buffer: Buffer.from('no music') }])
  await expect(files.getByRole('alert')).toContainText('Choose an MP3')
  await files.locator('[data-upload=refused]').getByRole('button', { name: 'Cancel' }).click()

  for (const name of ['Rain', 'Fog']) {
    await files.locator('.ordered > li', { hasText: name }).getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove file' }).click()
    await expect(titles.filter({ hasText: name })).toHaveCount(0)
  }
})
