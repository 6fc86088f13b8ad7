import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import {
  enterByEmail,
  enterByRequest,
  expectNoSidewaysScroll,
  forgetFactors,
  logIn,
  menuLink,
  openByMenu,
  watchRequests,
} from './back-office.ts'

/** Each screen and its title in both languages. */
const SCREENS: [path: string, english: string | RegExp, nepali: string | RegExp][] = [
  ['/', /day,? \d/, /\p{Nd}/u],
  ['/orders', 'Orders', 'अर्डर'],
  ['/packing', 'Packing', 'प्याकिङ'],
  ['/payments', 'Payments', 'भुक्तानी'],
  ['/refunds', 'Refunds', 'फिर्ता'],
  ['/products', 'Products', 'उत्पादन'],
  ['/products/create', 'New product', 'नयाँ उत्पादन'],
  // The screen before is still there until it is loaded.
  ['/products/1/show', /^(?!New product$)\S/, /^(?!नयाँ उत्पादन$)\S/],
  ['/stock', 'Stock', 'मौज्दात'],
  ['/imports', 'Import and export', 'आयात र निर्यात'],
  ['/sales-reports', 'Sales reports', 'बिक्री प्रतिवेदन'],
  ['/sales-reports?report=vat', 'Sales reports', 'बिक्री प्रतिवेदन'],
  ['/sales-reports?report=vat&calendar=nepali', 'Sales reports', 'बिक्री प्रतिवेदन'],
  ['/sales-reports?report=stock', 'Sales reports', 'बिक्री प्रतिवेदन'],
  ['/contributors', 'Contributors', 'योगदानकर्ता'],
  ['/categories', 'Categories', 'वर्ग'],
  ['/series/create', 'New series', 'नयाँ शृङ्खला'],
  ['/cash-on-delivery', 'Cash on delivery', 'क्यास अन डेलिभरी'],
  ['/vouchers', 'Vouchers', 'भौचर'],
  ['/offers', 'Offers', 'छुट'],
  ['/gift-cards', 'Gift cards', 'उपहार कार्ड'],
  ['/events', 'Events', 'कार्यक्रम'],
  ['/venues', 'Venues', 'स्थान'],
  ['/venues/1/show', /^Seating plan/, /^सिटको नक्सा/],
  ['/guest-list', 'Guest lists', 'पाहुना सूची'],
  ['/live-control', 'Live desk', 'प्रसारण कक्ष'],
  ['/contents', 'Texts', 'सामग्री'],
  ['/customers', 'Customers', 'ग्राहक'],
  ['/reviews', 'Reviews', 'समीक्षा'],
  ['/messages', 'Messages', 'सन्देश'],
  ['/newsletter-issues', 'Issues', 'अङ्क'],
  ['/newsletter-issues/create', 'New issue', 'नयाँ अङ्क'],
  ['/newsletter-subscribers', 'Subscribers', 'सदस्य'],
  ['/members', 'Staff', 'कर्मचारी'],
  ['/members/roles', 'Roles', 'भूमिका'],
  ['/invitations', 'Invitations', 'निम्तो'],
  ['/audit-log', 'Audit log', 'परिवर्तनको अभिलेख'],
  ['/jobs', 'Jobs', 'पृष्ठभूमिका काम'],
  ['/emails', 'Emails', 'इमेल'],
  ['/webhooks', 'Webhooks', 'वेबहुक'],
  ['/system-health', 'Health and backups', 'प्रणाली र ब्याकअप'],
  ['/security', 'Your login', 'तपाईंको लग इन'],
  ['/nowhere', 'There is no screen at this address', 'यो ठेगानामा कुनै पृष्ठ छैन'],
]
const LOGIN = { en: { name: 'Log in to the back office' }, ne: { name: 'कार्यालयमा लग इन गर्नुहोस्' } }
const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } } as const
type Size = keyof typeof SIZES

const isLong = process.env['LONG_TESTS'] === 'true'

/**
 * The first screen is loaded, and the others are opened without loading all scripts again, as their links do. The long run loads
 * each of them.
 */
async function openScreen(page: Page, path: string) {
  const isOpen = await page.evaluate(() => document.querySelector('nav') !== null)
  if (isLong || !isOpen) return page.goto(path)
  return page.evaluate((to) => {
    // As the router writes it, which tells by the number how far it has gone back.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/**
 * The gate tests each language in one theme, and each screen for accessibility in one language and window, in turn; the long run
 * tests all combinations.
 */
const RUNS: { language: 'en' | 'ne'; theme: 'light' | 'dark'; accessible: Size[] }[] = isLong
  ? (['en', 'ne'] as const).flatMap((language) =>
      (['light', 'dark'] as const).map((theme) => ({ language, theme, accessible: ['wide', 'narrow'] as Size[] })),
    )
  : [
      { language: 'en', theme: 'light', accessible: ['wide'] },
      { language: 'ne', theme: 'dark', accessible: ['narrow'] },
    ]

for (const { language, theme, accessible } of RUNS) {
  test(`every screen is accessible and fits both windows, in ${language} and the ${theme} theme`, async ({
    page,
    environment,
    expectAccessible,
  }) => {
    test.setTimeout(900_000)
    await forgetFactors(environment)
    await page.addInitScript(
      (stored) => {
        // The preview of an email is a frame without storage.
        if (window !== top) return
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(`RaStore.${key}`, JSON.stringify(value))
      },
      { locale: language, theme },
    )
    await page.goto('/login')
    await expect(page.getByRole('heading', LOGIN[language])).toBeVisible()
    await expectAccessible()
    await enterByRequest(page, environment)
    const quiet = watchRequests(page)
    for (const [at, [path, english, nepali]] of SCREENS.entries()) {
      const isTested = isLong || (at % 2 === 0) === (language === 'en')
      await test.step(path, async () => {
        await openScreen(page, path)
        const title = language === 'ne' ? nepali : english
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await quiet()
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport)
          await expectNoSidewaysScroll(page)
          if (isTested && accessible.some((one) => one === size)) await expectAccessible()
        }
      })
    }
  })
}

test('a member without a permission sees neither the link nor the screen', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await logIn(page, environment, 'support@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await openByMenu(page, 'Settings', 'Your login')
  await expect(menuLink(page, 'Staff')).toHaveCount(0)
  await page.goto('/members')
  await expect(page.getByRole('heading', { name: 'You don’t have permission for this' })).toBeVisible()
  await expectAccessible()
})

test('an invited person accepts with the link of the email, which leads to the back office', async ({
  page,
  environment,
  newContext,
}) => {
  await forgetFactors(environment)
  const email = `asha.${Date.now()}@example.com`
  await logIn(page, environment)
  await openByMenu(page, 'Settings', 'Invitations')
  await page.getByRole('button', { name: 'Invite a member' }).click()
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('dialog').getByLabel(/^Door/).check()
  const mail = await environment.sandbox.nextMailTo(email, /staff\/invitation/, () =>
    page.getByRole('button', { name: 'Send invitation' }).click(),
  )
  const link = mail.links.find((one) => one.includes('/staff/invitation/')) ?? ''
  expect(link.startsWith(`${environment.url}/`)).toBe(true)

  const context = await newContext({})
  const guest = await context.newPage()
  await guest.goto(link)
  await enterByEmail(guest, environment, email)
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(guest.getByRole('heading', { name: 'To do now' })).toBeVisible()
})

test('the link of a login email leads to the back office, and on to the screen that was asked for', async ({
  page,
  environment,
}) => {
  await forgetFactors(environment)
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'Log in to the back office' })).toBeVisible()
  await environment.sql('truncate rate_limit')
  await page.getByLabel('Email').fill('support@dabali.example')
  const mail = await environment.sandbox.nextMailTo('support@dabali.example', /magic-login/, () =>
    page.getByRole('button', { name: 'Email me a link' }).click(),
  )
  const link = mail.links.find((one) => one.includes('/auth/magic-login/')) ?? ''
  expect(link.startsWith(`${environment.url}/`)).toBe(true)
  await page.goto(link)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('keyboard shortcuts go to screens, can be listed, and can be switched off', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await forgetFactors(environment)
  await logIn(page, environment)
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview.getByRole('link', { name: 'Open', exact: true })).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  const bar = page.getByRole('region', { name: 'Actions for the selection' })
  await expect(bar).toContainText(/^2 orders selected/)
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.press('Control+.')
  await expect(bar.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Number, name, email, phone')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expectAccessible()
  await page.getByLabel('Use single-letter shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})
