import { expect } from '@dabali/tooling/end-to-end'
import type { Page, Request } from '@playwright/test'

type Mail = { text: string }
export type Environment = {
  url: string
  apiUrl: string
  sandbox: { nextMailTo: (address: string, matching: RegExp, act: () => Promise<unknown>) => Promise<Mail> }
  sql: (text: string) => Promise<void>
}

const OWNER = 'owner@dabali.example'
/** What the back office writes to remember that this browser has logged in. */
const LOGIN_MARKER = 'back-office-login'

/** Logs in by requests and opens the home screen; for tests that are not about the login. */
export async function logIn(page: Page, environment: Environment, email = OWNER) {
  await enterByRequest(page, environment, email)
  await page.goto('/')
}

/** The cookies of a login, and what the browser remembers of it, for the screens that are opened next. */
export async function enterByRequest(page: Page, { url, sandbox, sql }: Environment, email = OWNER) {
  await sql('truncate rate_limit')
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/v1/api/auth/${path}/`, { data, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`)
  }
  const mail = await sandbox.nextMailTo(email, /\b\d{6}\b/, () => post('magic-link', { email }))
  await post('code', { email, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' })
  await page.addInitScript((marker) => {
    // Once for a tab, since a session that ends removes it; and not in the preview of an email, a frame without storage.
    if (window !== top) return
    if (sessionStorage.getItem(marker) === null) localStorage.setItem(marker, 'true')
    sessionStorage.setItem(marker, 'true')
  }, LOGIN_MARKER)
}

/** Logs in on the login screen by the code of the email, up to the second factor where there is one. */
export async function logInByEmail(page: Page, environment: Environment, email = OWNER) {
  await page.goto('/login')
  await enterByEmail(page, environment, email)
}

/** The link of a screen in the navigation, when its group is open; it may have a count of work. */
export const menuLink = (page: Page, screen: string) =>
  page
    .locator('#navigation li')
    .filter({ hasText: new RegExp(`^${screen}(?:\\d.*)?$`) })
    .getByRole('link')

/** Goes to a screen by the navigation, of which only the present group is open. */
export async function openByMenu(page: Page, group: string, screen: string) {
  const link = menuLink(page, screen)
  if (!(await link.isVisible())) await page.locator('#navigation .group').filter({ hasText: group }).click()
  await link.click()
}

/** Ends when all requests of the screen are answered, and it has been drawn with the answers. */
export function watchRequests(page: Page) {
  const open = new Set<Request>()
  const end = (request: Request) => void open.delete(request)
  page.on('request', (request) => void open.add(request))
  page.on('requestfinished', end).on('requestfailed', end)
  return async function quiet() {
    const stillOpen = async () => {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      return open.size
    }
    // Asked again soon: each screen waits here.
    await expect.poll(stillOpen, { intervals: [50] }).toBe(0)
  }
}

/** Searches the list of the screen and waits for the result; meanwhile the table still shows the previous rows. */
export async function searchList(page: Page, label: string, text: string) {
  const field = page.getByLabel(label)
  await field.fill(text)
  await field.press('Enter')
  // The field is rendered anew with the new filter, and in the same render the previous rows become busy.
  await expect(field).toHaveAttribute('value', text)
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
}

/** The steps of the login screen, which is open. */
export async function enterByEmail(page: Page, { sandbox, sql }: Environment, email = OWNER) {
  // More logins than the rate limit allows.
  await sql('truncate rate_limit')
  await page.getByLabel('Email').fill(email)
  const mail = await sandbox.nextMailTo(email, /\b\d{6}\b/, () =>
    page.getByRole('button', { name: 'Email me a link' }).click(),
  )
  await page.getByLabel('Code from the email').fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** An account of a customer; returns the cookie of its login. */
export async function createAccount({ apiUrl, sandbox, sql }: Environment, email: string): Promise<string> {
  await sql('truncate rate_limit')
  const post = (path: string, body: object) =>
    fetch(`${apiUrl}/v1/api/auth/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const mail = await sandbox.nextMailTo(email, /\b\d{6}\b/, () => post('magic-link', { email }))
  const entered = await post('code', { email, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' })
  if (!entered.ok) throw new Error(`The login answers ${entered.status}: ${await entered.text()}`)
  return entered.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ')
}

/** The members share one environment: a second factor of an earlier test would be asked for. */
export async function forgetFactors({ sql }: Pick<Environment, 'sql'>) {
  await sql('delete from staff_passkey')
  await sql('delete from staff_totp')
}

/** A passkey of the browser that confirms without a person. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** No part of the screen is wider than the window. */
export async function expectNoSidewaysScroll(page: Page) {
  // A screen is drawn anew after the size of the window has changed.
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(excess, { intervals: [50] }).toBeLessThanOrEqual(0)
}
