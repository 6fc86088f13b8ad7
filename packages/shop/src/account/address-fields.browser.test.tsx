import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addressMessages } from './account-messages.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressFieldsProps, readAddressInput } from './address-input.ts'

const countries = [
  { value: 'NP', text: 'Nepal' },
  { value: 'IN', text: 'India' },
]

async function show(props: Partial<AddressFieldsProps> = {}, language: 'en' | 'ne' = 'en') {
  const { container } = await render(
    <form>
      <AddressFields texts={addressMessages(language)} language={language} countries={countries} {...props} />
    </form>,
  )
  return () => readAddressInput(new FormData(container.querySelector('form') ?? undefined))
}

it('offers the four valley areas translated, and submits their exact names', async () => {
  const address = await show({}, 'ne')
  const area = page.getByRole('combobox', { name: 'क्षेत्र' })
  for (const [text, line] of [
    ['काठमाडौँ', 'Kathmandu'],
    ['भक्तपुर', 'Bhaktapur'],
    ['ललितपुर', 'Lalitpur'],
    ['काठमाडौँ उपत्यका', 'Kathmandu Valley'],
  ] as const) {
    await userEvent.selectOptions(area, text)
    expect(address().line).toBe(line)
  }
  expect(page.getByRole('textbox', { name: /हुलाक कोड/ }).query()).toBeNull()
})

it('shows the town field outside the valley', async () => {
  const address = await show()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Area' }), 'Outside the valley')
  await userEvent.fill(page.getByRole('textbox', { name: 'City, town or village' }), 'Pokhara')
  expect(address()).toMatchObject({ country: 'NP', line: 'Pokhara' })
})

it('shows a postcode instead of an area abroad', async () => {
  const address = await show({ address: { country: 'NP', line: 'Lalitpur' } })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Country' }), 'India')
  await expect.element(page.getByRole('combobox', { name: 'Area' })).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'City, town or village' }), 'Patna')
  await userEvent.fill(page.getByRole('textbox', { name: /^Postcode/ }), '800001')
  expect(address()).toMatchObject({ country: 'IN', line: 'Patna', postcode: '800001' })
})

it('is filled with the given address', async () => {
  const known = { country: 'NP', first_name: 'Asha', last_name: 'Rai', line: 'Pokhara', line1: 'Lakeside', ward: '6' }
  const address = await show({ address: known })
  expect(address()).toMatchObject({
    first_name: 'Asha Rai',
    last_name: '',
    line: 'Pokhara',
    line1: 'Lakeside',
    ward: '6',
  })
})

it.each([
  { line: 'Bhaktapur', control: 'combobox', name: 'Area' },
  { line: '', control: 'combobox', name: 'Area' },
  { line: 'Pokhara', control: 'textbox', name: 'City, town or village' },
] as const)(
  'what is wrong with the line stands at the control that gives it: $name',
  async ({ line, control, name }) => {
    await show({ address: { country: 'NP', line }, errors: { line: 'Choose an area.' }, idPrefix: 'ship-' })
    const field = page.getByRole(control, { name })
    await expect.element(field).toHaveAccessibleDescription(/Choose an area/)
    await expect.element(field).toHaveAttribute('id', 'ship-line')
  },
)
