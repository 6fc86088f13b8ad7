import { expect } from '@dabali/tooling/end-to-end'
import type { pay } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'

type Sandbox = Parameters<typeof pay>[0]['sandbox']

/** The way in that the next mail brings, when something is done that has it sent. */
export async function newMail({ nextMailTo }: Sandbox, email: string, ask: () => Promise<unknown>) {
  const { links, subject } = await nextMailTo(email, /./, ask)
  return { link: links[0] ?? '', code: /\d{6}/.exec(subject)?.[0] ?? '' }
}

/** Writes the address on the login, in English. */
export async function askForMail(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
}

/** Logs in by mail and goes on to the account. */
export async function logInByEmail(page: Page, sandbox: Sandbox, email: string) {
  await page.goto('/login?next=/profile')
  const { link } = await newMail(sandbox, email, () => askForMail(page, email))
  await page.goto(link)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/profile')
  await awake(page)
}

/** Until its scripts run, a page does without them: its dialogs, for example, are pages of their own. */
export async function awake(page: Page) {
  // On a phone it is in the menu.
  const account = page.getByRole('banner').getByRole('link', { name: 'Account', exact: true, includeHidden: true })
  await expect(account.first()).not.toHaveCSS('visibility', 'hidden')
}

/** Logs in through the provider of invented people. */
export async function logInAsDemoPerson(page: Page, person: string | RegExp = /Mira/) {
  await page.getByRole('button', { name: /Demo account/ }).click()
  await page.getByRole('button', { name: person }).first().click()
}
