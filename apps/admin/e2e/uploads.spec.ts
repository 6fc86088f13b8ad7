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

function crc(bytes: Buffer, polynomial: number, bits: number) {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << (bits - 8)
    for (let bit = 0; bit < 8; bit += 1)
      sum = ((sum << 1) ^ (sum & (1 << (bits - 1)) ? polynomial : 0)) & ((1 << bits) - 1)
  }
  return sum
}

/** Silence of 4,096 samples a frame in one channel, at most 127 frames. */
function flac(frames: number) {
  const info = Buffer.alloc(42)
  info.write('fLaC', 0, 'latin1')
  info.writeUInt32BE(0x80000022, 4)
  info.writeUInt16BE(4096, 8)
  info.writeUInt16BE(4096, 10)
  info.writeUInt32BE((44_100 << 12) | (15 << 4), 18)
  info.writeUInt32BE(frames * 4096, 22)
  const frame = (number: number) => {
    const head = Buffer.from([0xff, 0xf8, 0xc9, 0x08, number])
    const body = Buffer.concat([head, Buffer.from([crc(head, 0x07, 8), 0, number, 7])])
    const sum = Buffer.alloc(2)
    sum.writeUInt16BE(crc(body, 0x8005, 16))
    return Buffer.concat([body, sum])
  }
  return Buffer.concat([info, ...Array.from({ length: frames }, (_, at) => frame(at))])
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

test('a shopkeeper adds a second download format to a track, and removes it', async ({ page, environment }) => {
  await forgetFactors(environment)
  await logIn(page, environment, SHOPKEEPER)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto(`/products?filter=${encodeURIComponent(JSON.stringify({ product_class: 'Digital Bundle' }))}`)
  await page.locator('[data-row]').first().click()
  const files = page.locator('#files')
  await expect(files.locator('.ordered > li').first()).toBeVisible()
  await files.getByLabel('Upload audio files').setInputFiles([file('Monsoon.mp3', 400)])
  const track = files.locator('.ordered > li', { hasText: 'Monsoon' })
  const add = track.getByLabel('Add FLAC of Monsoon')
  await add.setInputFiles([{ name: 'Monsoon.flac', mimeType: 'audio/flac', buffer: flac(20) }])
  await expect(track.getByRole('alert')).toContainText('not as long as the other')
  await track.getByRole('button', { name: 'Cancel Monsoon.flac' }).click()
  // As long as the MP3.
  await add.setInputFiles([{ name: 'Monsoon.flac', mimeType: 'audio/flac', buffer: flac(112) }])
  await expect(track).toContainText('Buyers can also save it as FLAC.')
  await track.getByRole('button', { name: 'Remove FLAC Monsoon' }).click()
  const question = page.getByRole('dialog', { name: 'Remove the FLAC of Monsoon?' })
  await question.getByRole('button', { name: 'Remove FLAC' }).click()
  await expect(question).toBeHidden()
  await expect(add).toBeAttached()
  await track.getByRole('button', { name: 'Remove Monsoon' }).click()
  await page.getByRole('button', { name: 'Remove file' }).click()
  await expect(track).toHaveCount(0)
})
