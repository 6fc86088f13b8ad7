import { expect, OFFLINE_MESSAGES, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { createAccount, expectNoSidewaysScroll, forgetFactors, logIn, openByMenu } from './back-office.ts'

const EVENT = 'dapha-until-it-is-finished'
/** Streams start slowly on a busy machine. */
const SOON = { timeout: 40_000 }

test.use({ expectedMessages: OFFLINE_MESSAGES })

const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test('staff watch a stream, moderate its chat, start a break, and make and revoke an access link', async ({
  page,
  context,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  await logIn(page, environment, 'editor@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  const answer = await fetch(`${environment.apiUrl}/v1/api/events/${EVENT}/`)
  const { title, dates } = (await answer.json()) as { title: string; dates: { id: number; is_streamed: boolean }[] }
  const date = dates.find(({ is_streamed: isStreamed }) => isStreamed)?.id ?? 0
  await openByMenu(page, 'Events', 'Live desk')
  await page.locator(`a[href="/live-control/${date}/show"]`).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: /^View page/ })).toHaveAttribute('href', new RegExp(`/event/${EVENT}/`))

  await test.step('the picture plays', async () => {
    await expect(page.locator('video')).toBeVisible(SOON)
    await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(0.5)
    await expect(page.getByText('Receiving')).toBeVisible()
    await expectAccessible()
  })

  const address = await test.step('an access link is made, and its address shown once', async () => {
    await page.getByRole('button', { name: 'New links' }).click()
    const dialog = page.getByRole('dialog', { name: 'New links' })
    await dialog.getByLabel('For').fill('Press')
    await dialog.getByRole('button', { name: 'Create links' }).click()
    const made = page.getByRole('dialog', { name: 'Link created' })
    const shown = await made.getByLabel('Addresses').inputValue()
    await expectAccessible()
    await made.getByRole('button', { name: 'Close' }).click()
    // They cannot be shown again.
    await made.getByRole('button', { name: 'Close without copying' }).click()
    await expect(page.getByRole('rowheader', { name: /^Press/ })).toBeVisible()
    return shown
  })

  const path = /\/(?<slug>[^/]+)\/(?<id>\d+)\/live\/(?<hash>[\w-]+)$/.exec(address)?.groups ?? {}
  const cookie = await createAccount(environment, `asha.${Date.now()}@example.com`)
  const viewerPost = (rest: string, body: object = {}) =>
    fetch(`${environment.apiUrl}/v1/api/events/${path['slug']}/${path['id']}/live/${rest}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const text = `Cruel, ${Date.now()}`

  await test.step('a message of a viewer is hidden, and its author muted', async () => {
    expect((await viewerPost(`${path['hash']}/redeem/`)).status).toBe(200)
    expect((await viewerPost('chat/name/', { name: `Asha ${Date.now()}` })).status).toBe(200)
    expect((await viewerPost('chat/', { text })).status).toBe(201)
    const message = page.getByRole('listitem').filter({ hasText: text })
    await message.getByRole('button', { name: /^Hide/ }).click()
    await expect(message.getByText('hidden')).toBeVisible()
    await message.getByRole('button', { name: /^Mute/ }).click()
    await expect(message.getByText('hidden, muted')).toBeVisible()
    expect((await viewerPost('chat/', { text: 'Again' })).status).toBe(403)
    await page.getByRole('button', { name: /^Hidden 1/ }).click()
    await message.getByRole('button', { name: /^Show/ }).click()
    await expect(page.getByText('Nothing hidden')).toBeVisible()
  })

  await test.step('staff write, and pin a message for viewers', async () => {
    const viewerChat = async () => {
      const chat = await fetch(`${environment.apiUrl}/v1/api/events/${path['slug']}/${path['id']}/live/chat/`, {
        headers: { cookie },
      })
      return (await chat.json()) as { changes: { pinned: { text: string; is_house: boolean } | null } }
    }
    const notice = `Doors open at six, ${Date.now()}`
    await page.getByRole('button', { name: /^All/ }).click()
    await page.getByLabel('Write as staff').fill(notice)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByLabel('Write as staff')).toHaveValue('')
    const message = page.getByRole('listitem').filter({ hasText: notice })
    await expect(message.getByText('Staff')).toBeVisible()
    await message.getByRole('button', { name: /^Pin/ }).click()
    await expect(page.getByText('Pinned for viewers')).toBeVisible()
    expect((await viewerChat()).changes.pinned).toMatchObject({ text: notice, is_house: true })
    await expectAccessible()
    await page.getByRole('button', { name: 'Unpin', exact: true }).click()
    await expect(page.getByText('Pinned for viewers')).toHaveCount(0)
    expect((await viewerChat()).changes.pinned).toBeNull()
  })

  await test.step('a lost connection is said, and the screen goes on by itself', async () => {
    await context.setOffline(true)
    await expect(page.getByText(/^Connection lost/).first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Connection lost/)).toHaveCount(0)
  })

  await test.step('a break begins and ends', async () => {
    const state = page.getByRole('listitem').filter({ hasText: /^Break$/ })
    await page.getByRole('button', { name: 'Start a break' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start a break?' })
    await dialog.getByLabel(/^Message to viewers English/).fill('Back in ten minutes.')
    await dialog.getByRole('button', { name: 'Start a break' }).click()
    await expect(state).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: 'Go live' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go live' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /^Live$/ })).toHaveAttribute('aria-current', 'step')
  })

  await test.step('a revoked link gives no access any more', async () => {
    await page.getByRole('button', { name: 'Revoke Press' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click()
    // What is behind an open dialog is hidden from roles.
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('rowheader', { name: /^Press/ })).toHaveCount(0)
    expect((await viewerPost('session/', { device: 'Sofa' })).status).toBe(406)
  })

  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible()
})

test('those who only moderate see the chat alone', async ({ page, environment }) => {
  await forgetFactors(environment)
  await logIn(page, environment, 'support@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  const answer = await fetch(`${environment.apiUrl}/v1/api/events/${EVENT}/`)
  const { dates } = (await answer.json()) as { dates: { id: number }[] }
  await page.goto(`/live-control/${dates[0]?.id}/show`)
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Access links' })).toHaveCount(0)
})
