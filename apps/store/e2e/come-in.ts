import { expect } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

/** Where the mails of a house arrive. */
type Mailbox = { url: string }
type Mail = { subject: string; text: string; links: string[] }

/** An address that nobody has used before. */
export const someone = (name: string): string => `${name}-${crypto.randomUUID()}@example.com`

/** All mails to an address, the newest first. */
async function mailsTo({ url }: Mailbox, email: string): Promise<Mail[]> {
  return (await fetch(`${url}/mail/messages/?to=${encodeURIComponent(email)}`)).json()
}

/** The way in that the next mail brings, when something is done that has it sent. */
export async function newMail(mailbox: Mailbox, email: string, ask: () => Promise<void>) {
  const before = (await mailsTo(mailbox, email)).length
  await ask()
  await expect.poll(async () => (await mailsTo(mailbox, email)).length).toBeGreaterThan(before)
  const [mail] = await mailsTo(mailbox, email)
  return { link: mail?.links[0] ?? '', code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '' }
}

/** Writes the address on the login, in English. */
export async function askForMail(page: Page, email: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
}

/** Logs in by mail and goes on to the account. */
export async function comeIn(page: Page, mailbox: Mailbox, email: string) {
  await page.goto('/login?next=/profile')
  const { link } = await newMail(mailbox, email, () => askForMail(page, email))
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile')
  await awake(page)
}

/** Until its scripts run, a page does without them: its dialogs, for example, are pages of their own. */
export async function awake(page: Page) {
  await expect(
    page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name: 'Account' }),
  ).toBeVisible()
}

/** Logs in through the provider of invented people. */
export async function comeInAsDemoPerson(page: Page, person: string | RegExp = /Mira/) {
  await page.getByRole('button', { name: /Demo people/ }).click()
  await page.getByRole('button', { name: person }).first().click()
}
