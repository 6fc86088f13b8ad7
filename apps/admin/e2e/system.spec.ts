import { randomUUID } from 'node:crypto'
import { expect, test } from '@dabali/tooling/end-to-end'
import { expectNoSidewaysScroll, forgetFactors, logIn, openByMenu, searchList } from './back-office.ts'

// A job that is done is not found any more, which the browser reports.
test.use({ expectedMessages: /404 \(Not Found\).*\/staff\/jobs\// })

test('a failed job is found on the home page and run again, and an email is found and sent again', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  await logIn(page, environment)
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  const job = randomUUID()
  await environment.sql(`insert into outbox (id, topic, payload, attempts, failed_at, error)
    values ('${job}', 'search.index', '{"product": 1}', 12, now(), 'Error ECONNREFUSED')`)

  await page.reload()
  const work = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Failed jobs' }) })
  await work.getByRole('link', { name: 'View failed jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  // Other tests may have failed jobs as well.
  await page.locator(`a[href="/jobs/${job}/show"]`).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Update the search' })).toBeVisible()
  await expect(page.getByText('Error ECONNREFUSED')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove job' }).click()
  await page.getByRole('button', { name: 'Keep job' }).click()
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(page.getByRole('heading', { name: 'This job is done' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  const left = await page.request.get(`/v1/api/staff/jobs/${job}/`)
  expect(left.status()).toBe(404)

  const to = `bishnu.${Date.now()}@example.com`
  const mail = { kind: 'order', to, subject: 'Your order is confirmed', text: 'Thank you.', html: '<p>Thank you.</p>' }
  await environment.sandbox.nextMailTo(to, /Thank you/, () =>
    environment.sql(
      `insert into outbox (id, topic, payload)
      values (gen_random_uuid(), 'mail.send', '${JSON.stringify({ ...mail, language: 'en' })}')`,
    ),
  )
  await openByMenu(page, 'Settings', 'Emails')
  await searchList(page, 'Address or subject', to)
  await page.getByRole('rowheader', { name: 'Your order is confirmed' }).getByRole('link').click()
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Send again' }).click()
  await environment.sandbox.nextMailTo(to, /Thank you/, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click(),
  )
  await expect(page.getByRole('dialog')).toBeHidden()
})
