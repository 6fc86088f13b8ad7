import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { type Environment, expectNoSidewaysScroll, forgetFactors, logIn, searchList } from './back-office.ts'

// A control that is missing is said at once, and not when the whole test has taken too long.
// The API refuses a plan without a seat that is sold meanwhile.
test.use({ actionTimeout: 30_000, expectedMessages: /status of 400 \(Bad Request\)/ })

/** How many milliseconds a click on a seat takes until the browser has drawn the answer. */
const timeOfSelection = (page: Page, label: string) =>
  page.evaluate(async (name) => {
    const seat = document.querySelector(`[role=gridcell][aria-label="${name}"]`)
    const begin = performance.now()
    seat?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 0 }))
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    if (seat?.getAttribute('aria-selected') !== 'true') throw new Error('The seat is not selected.')
    return performance.now() - begin
  }, label)

async function addRows(page: Page, fields: Record<string, string>, shape = 'Rows') {
  await page
    .getByRole('button', { name: /^Add rows/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Shape').selectOption(shape)
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Add rows' }).click()
  await expect(dialog).toBeHidden()
}

async function logInToBoxOffice(page: Page, environment: Environment) {
  await forgetFactors(environment)
  await logIn(page, environment, 'box-office@dabali.example')
  await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()
}

async function createVenue(page: Page, name: string) {
  await page.goto('/venues')
  await page.getByRole('button', { name: 'New venue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name English').fill(name)
  await dialog.getByLabel('Name नेपाली').fill(name)
  await dialog.getByRole('button', { name: 'New venue' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name })
  await row.getByRole('link', { name: /^Seating plan/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Seating plan, ${name}` })).toBeVisible()
}

test('the box office draws a seating plan by form, mouse, keyboard and touch, and saves it', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await logInToBoxOffice(page, environment)
  await createVenue(page, `Hall ${Date.now()}`)
  await page.getByRole('button', { name: 'Add section' }).click()
  await addRows(page, { 'First row': 'A', 'Last row': 'C', 'Seats per row': '6', 'Aisle after seat': '3' })
  const grid = page.getByRole('grid', { name: 'Seats of Hall' })
  await expect(grid.getByRole('gridcell')).toHaveCount(18)
  const seat = (row: string, number: number) => grid.getByRole('gridcell', { name: `Row ${row}, seat ${number}` })

  await test.step('the mouse selects one seat, a range, and what it draws around', async () => {
    await seat('A', 2).click()
    await seat('A', 5).click({ modifiers: ['Shift'] })
    await expect(page.getByText('4 seats selected.')).toBeVisible()
    await seat('C', 1).click({ modifiers: ['Control'] })
    await expect(page.getByText('5 seats selected.')).toBeVisible()
    const [from, to] = [await seat('B', 1).boundingBox(), await seat('C', 3).boundingBox()]
    if (!from || !to) throw new Error('The seats are not drawn.')
    await page.mouse.move(from.x - 4, from.y - 4)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width + 2, to.y + to.height + 2)
    await page.mouse.up()
    await expect(page.getByText('6 seats selected.')).toBeVisible()
  })

  await test.step('the keyboard moves between seats, selects, removes and undoes', async () => {
    await seat('A', 1).focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(seat('B', 2)).toBeFocused()
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText('2 seats selected.')).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(grid.getByRole('gridcell')).toHaveCount(16)
    await page.keyboard.press('Control+z')
    await expect(grid.getByRole('gridcell')).toHaveCount(18)
    await page.keyboard.press('Control+Shift+z')
    await expect(grid.getByRole('gridcell')).toHaveCount(16)
    await page.getByRole('button', { name: 'Undo' }).click()
  })

  await test.step('seats are marked, renamed and numbered', async () => {
    await seat('C', 1).click()
    await seat('C', 2).click({ modifiers: ['Control'] })
    await page.getByLabel('Kind of seat').selectOption('Wheelchair space')
    await expect(grid.getByRole('gridcell', { name: 'Row C, seat 1 (wheelchair space)' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.getByRole('textbox', { name: 'Row' }).fill('B')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByText('Hall: two seats are numbered B 1.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('two seats are numbered')).toBeHidden()
    await expectAccessible()
  })

  await test.step('the list says the same, and selects the same', async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('button', { name: /^Seat list/ }).click()
    const list = page.getByRole('table', { name: 'Rows of Hall' })
    await expect(list.getByRole('row', { name: /Row C/ })).toContainText('2')
    await list.getByRole('button', { name: 'Row C' }).click()
    await list.getByRole('checkbox', { name: 'Row C, seat 6' }).check()
    await expect(page.getByText('1 seat selected.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Plan', exact: true }).click()
    await expect(seat('C', 6)).toHaveAttribute('aria-selected', 'true')
  })

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Seating plan saved')).toBeVisible()
  await page.reload()
  await expect(grid.getByRole('gridcell')).toHaveCount(18)
  await expect(grid.getByRole('gridcell', { name: /wheelchair/ })).toHaveCount(2)

  await test.step('a seat that is sold meanwhile is refused, and comes back', async () => {
    const [, venue] = /venues\/(\d+)/.exec(page.url()) ?? []
    await environment.sql(
      `insert into taken_seat (event_date_id, seat_id)
       select (select min(id) from event_date), seat.id from seat join seat_section on seat_section.id = section_id
       where venue_id = $1 and row_label = 'A' and number = 1`,
      [venue],
    )
    await seat('A', 1).click()
    await page.keyboard.press('Delete')
    await expect(grid.getByRole('gridcell')).toHaveCount(17)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Row A, seat 1 is sold, held or blocked.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Restore sold, held and blocked seats' }).click()
    await expect(grid.getByRole('gridcell', { name: 'Row A, seat 1, sold, held or blocked' })).toBeVisible()
    await environment.sql(
      `delete from taken_seat where seat_id in (
         select seat.id from seat join seat_section on seat_section.id = section_id where venue_id = $1
       )`,
      [venue],
    )
  })
})

test('tables and a standing area are drawn and saved', async ({ page, environment, expectAccessible }) => {
  await logInToBoxOffice(page, environment)
  await createVenue(page, `Cafe ${Date.now()}`)
  await page.getByRole('button', { name: 'Add section' }).click()
  await addRows(page, { 'First table': '1', 'Last table': '6', 'Seats per table': '8' }, 'Tables')
  await expect(page.getByRole('gridcell')).toHaveCount(48)
  await expect(page.locator('.seats .table')).toHaveCount(6)

  await page.getByRole('button', { name: 'Add section' }).click()
  const floor = page.getByRole('group', { name: 'New section' })
  await floor.getByLabel('Standing capacity').fill('286')
  await floor.getByLabel('Section name English').fill('Floor')
  await page.getByLabel('Section name नेपाली').last().fill('भुइँ')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Seating plan saved')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.getByText('Standing, 286 people')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('by touch, each tap selects one more seat', async ({ environment, newContext }) => {
  const context = await newContext({ hasTouch: true, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await logInToBoxOffice(page, environment)
  await createVenue(page, `Touch ${Date.now()}`)
  await page.getByRole('button', { name: 'Add section' }).click()
  await addRows(page, { 'First row': '1', 'Last row': '2', 'Seats per row': '4' })
  for (const name of ['Row 1, seat 1', 'Row 2, seat 3', 'Row 2, seat 4', 'Row 1, seat 1'])
    await page.getByRole('gridcell', { name }).tap()
  await expect(page.getByText('2 seats selected.')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a plan with 5,000 seats is selected in and saved', async ({ page, environment }) => {
  test.setTimeout(300_000)
  await logInToBoxOffice(page, environment)
  await createVenue(page, `Stadium ${Date.now()}`)
  await page.getByRole('button', { name: 'Add section' }).click()
  await addRows(page, { 'First row': '1', 'Last row': '100', 'Seats per row': '50' })
  await expect(page.getByRole('gridcell')).toHaveCount(5000)
  const times: number[] = []
  for (const row of [1, 20, 50, 80, 100]) times.push(await timeOfSelection(page, `Row ${row}, seat 25`))
  const [, , median = Number.POSITIVE_INFINITY] = times.toSorted((one, other) => one - other)
  test.info().annotations.push({ type: 'milliseconds', description: times.map(Math.round).join(', ') })
  // On a machine that does other things at the same time, it is no measure.
  if (process.env['LONG_TESTS'] === 'true') expect(median).toBeLessThan(100)
  // On a busy machine the message can be gone before it is looked for.
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await answer).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('gridcell')).toHaveCount(5000)
})

test('the box office blocks seats of a date and releases them, and adds a ticket type for a section', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  const answer = await fetch(`${environment.apiUrl}/v1/api/events/the-long-night-of-the-madal/`)
  const { title } = (await answer.json()) as { title: string }
  await logInToBoxOffice(page, environment)
  await page.goto('/events')
  await searchList(page, 'Title', title)
  await page.getByRole('link', { name: title }).click()
  // Of the second date some seats are sold, and not all.
  const seatLinks = page.getByRole('link', { name: /^Seats/ })
  await seatLinks.nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Seats, / })).toBeVisible()
  const free = page.getByRole('gridcell', { name: /^Row \w+, seat \d+, free$/ })
  const name = (await free.first().getAttribute('aria-label')) ?? ''
  const seat = name.replace(/, free$/, '')
  await page.getByRole('gridcell', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Block seats' }).click()
  await expect(page.getByRole('gridcell', { name: `${seat}, blocked` })).toBeVisible()
  await expectAccessible()
  await page.getByRole('gridcell', { name: `${seat}, blocked` }).click()
  await page.getByRole('button', { name: 'Release seats' }).click()
  await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Back to event' }).click()
  await page
    .getByRole('button', { name: /^Add ticket type/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Seats of a section').selectOption({ index: 1 })
  await expect(dialog.getByLabel('Quota')).toBeHidden()
  await dialog.getByLabel('Name English').fill('Seats for friends')
  await dialog.getByLabel('Name नेपाली').fill('साथीका सिट')
  await dialog.getByLabel('Price, in rupees').fill('700.00')
  await dialog.getByRole('button', { name: 'Add ticket type' }).click()
  await expect(dialog).toBeHidden()
  const added = page.getByRole('row', { name: /Seats for friends/ })
  await expect(added).toContainText('seats in the plan')
})

test('a new version of a plan is drawn for new dates, and the sold seats of the old one stay', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await logInToBoxOffice(page, environment)
  const venue = await venueWithSales(page)
  await page.goto(`/venues/${venue}/show`)
  await page.getByRole('button', { name: 'Draw a new version' }).click()
  try {
    await expect(page.getByText('New version drawn')).toBeVisible()
    const version = page.getByLabel('Version')
    await expect(version.getByRole('option').first()).toHaveText('Version 2, 0 dates')
    await expect(version).toHaveValue('2')
    await expect(page.getByRole('button', { name: 'Draw a new version' })).toHaveCount(0)
    await expect(page.getByRole('gridcell', { name: /sold, held or blocked/ })).toHaveCount(0)
    await expectAccessible()
    await version.selectOption('1')
    await expect(page).toHaveURL(/revision=1/)
    await expect(page.getByRole('gridcell', { name: /sold, held or blocked/ }).first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  } finally {
    await environment.sql('delete from seat_section where revision > 1')
    await environment.sql('update venue set seating_revision = 1')
  }
})

/** A venue with a plan that dates sell from. */
async function venueWithSales(page: Page): Promise<number> {
  const read = async (path: string) => (await page.request.get(`/v1/api/staff/${path}`)).json()
  const { results } = await read('venues/?page_size=100')
  for (const { id } of results) {
    const { revisions } = await read(`venues/${id}/seating-plan/`)
    if (revisions[0].num_dates > 0) return id
  }
  throw new Error('No venue sells seats.')
}
