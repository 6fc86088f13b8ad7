import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { forgetFactors, logIn } from './back-office.ts'

/** A picture that is red on the left and blue on the right. */
async function drawPicture(page: Page, name: string) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1600, height: 1200 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws nothing.')
    context.fillStyle = '#c02020'
    context.fillRect(0, 0, 800, 1200)
    context.fillStyle = '#2040c0'
    context.fillRect(800, 0, 800, 1200)
    context.fillStyle = `rgb(0 ${Math.floor(Math.random() * 256)} 0)`
    context.fillRect(790, 590, 20, 20)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('an editor crops a picture with the keyboard before it is stored, and crops it anew later', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await forgetFactors(environment)
  await logIn(page, environment, 'editor@dabali.example')
  await page.goto('/contents')
  await page.getByRole('button', { name: 'New text' }).click()
  const creating = page.getByRole('dialog', { name: 'New text' })
  await creating.getByLabel('Title in English').fill('Two colours')
  await creating.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two colours' })).toBeVisible()

  await page.getByLabel('Upload a picture').setInputFiles(await drawPicture(page, 'colours.png'))
  const dialog = page.getByRole('dialog', { name: 'New picture: colours.png' })
  const pixels = dialog.getByRole('status').filter({ hasText: 'pixels' })
  await expect(pixels).toHaveText('1600 × 900 of 1600 × 1200 pixels')
  await expectAccessible()
  const frame = dialog.getByRole('group', { name: /^Crop/ })
  await frame.press('+')
  await expect(pixels).toHaveText(/^1455 × 818 of/)
  await frame.press('-')
  await expect(pixels).toHaveText(/^1600 × 900 of/)
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2.5')
  await expect(pixels).toHaveText(/^640 × 360 of/)
  for (let step = 0; step < 60; step += 1) await frame.press('ArrowRight')
  await dialog.getByLabel(/^Alt text English/).fill('A red wall')
  await dialog.getByLabel(/^Alt text नेपाली/).fill('रातो भित्ता')
  const stored = page.waitForResponse((response) => response.url().includes('/staff/pictures/?crop='))
  await dialog.getByRole('button', { name: 'Upload picture' }).click()
  const { crop, width, height, name } = await (await stored).json()
  expect([crop.x, crop.width, width, height]).toEqual([0, 40, 640, 360])
  await expect(dialog).toBeHidden()
  const shown = page.getByRole('img', { name: 'A red wall' })
  await expect(shown).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

  await page.getByRole('button', { name: 'Change crop' }).click()
  const anew = page.getByRole('dialog', { name: 'Crop picture' })
  await expect(anew.getByRole('status').filter({ hasText: 'pixels' })).toHaveText('640 × 360 of 1600 × 1200 pixels')
  await anew.getByRole('button', { name: 'Whole picture' }).click()
  const cropped = page.waitForResponse((response) => response.url().endsWith('/crops/'))
  await anew.getByRole('button', { name: 'Save crop' }).click()
  const whole = await (await cropped).json()
  expect([whole.crop, whole.width, whole.height, whole.alt.ne]).toEqual([null, 960, 720, 'रातो भित्ता'])
  expect(whole.name).not.toBe(name)
  await expect(anew).toBeHidden()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(720)
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
})

test('a shopkeeper adds two pictures to a product, one after the other', async ({ page, environment }) => {
  await forgetFactors(environment)
  await logIn(page, environment, 'shopkeeper@dabali.example')
  await page.goto('/products/1/show')
  const tiles = page.locator('.tile')
  await expect(tiles.first()).toBeVisible()
  const before = await tiles.count()
  const files = [await drawPicture(page, 'one.png'), await drawPicture(page, 'two.png')]
  await page.getByLabel('Add pictures').setInputFiles(files)
  await page
    .getByRole('dialog', { name: 'New picture 1 of 2: one.png' })
    .getByRole('button', { name: 'Upload picture' })
    .click()
  const second = page.getByRole('dialog', { name: 'New picture 2 of 2: two.png' })
  await second.getByRole('button', { name: '1:1 square' }).click()
  await expect(second.getByRole('status').filter({ hasText: 'pixels' })).toHaveText('1200 × 1200 of 1600 × 1200 pixels')
  await second.getByRole('button', { name: 'Upload picture' }).click()
  await expect(second).toBeHidden()
  await expect(tiles).toHaveCount(before + 2)
  const images = tiles.locator('img')
  // They are loaded once they are in view.
  for (const at of [before, before + 1]) await images.nth(at).scrollIntoViewIfNeeded()
  const ratios = () =>
    images.evaluateAll((all: HTMLImageElement[]) =>
      all.slice(-2).map(({ naturalWidth, naturalHeight }) => naturalWidth / naturalHeight),
    )
  await expect.poll(ratios).toEqual([expect.closeTo(4 / 3), expect.closeTo(1)])
})
