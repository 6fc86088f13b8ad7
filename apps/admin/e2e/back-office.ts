import { expect } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

type Mail = { text: string }
type Environment = {
  sandbox: { nextMailTo: (address: string, matching: RegExp, act: () => Promise<unknown>) => Promise<Mail> }
  sql: (text: string) => Promise<void>
}

const OWNER = 'owner@dabali.example'

/** Logs in by the code of the email, up to the second factor where there is one. */
export async function logIn(page: Page, environment: Environment, email = OWNER) {
  await page.goto('/login')
  await enterByEmail(page, environment, email)
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
  await expect.poll(excess).toBeLessThanOrEqual(0)
}
