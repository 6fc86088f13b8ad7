import { waitForCheckoutForm } from '@dabali/tooling/checkout-steps'
import type { Page } from '@playwright/test'

type TestEnvironment = { sql: (text: string, values?: unknown[]) => Promise<void> }

/** So many places of a kind are left from now on, whatever was sold of it before. */
export const leave = ({ sql }: TestEnvironment, product: number, places: number) =>
  sql('update ticket_type set capacity = sold + held + $2 where product_id = $1', [product, places])

/** Completes the checkout with Khalti, which approves the payment. */
export async function payAtCheckout(page: Page, email: string): Promise<void> {
  await waitForCheckoutForm(page)
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill(email)
  await page.getByRole('radio', { name: 'Khalti' }).check()
  await page.getByRole('button', { name: /^Pay Rs [\d,]+ with Khalti$/ }).click()
  await page.waitForURL(/\/khalti\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/payment\/success\/?\?payment=/)
}
