import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectField } from './field.tsx'

const OPTIONS = [
  { value: '', text: 'Choose an area' },
  { value: 'Lalitpur', text: 'Lalitpur' },
  { value: 'Kathmandu Valley', text: 'Kathmandu Valley' },
]
const field = () => page.getByRole('combobox', { name: 'Area' })

describe('SelectField', () => {
  it('hint and error are its description, in this order', async () => {
    await render(
      <SelectField
        name="line"
        label="Area"
        hint="In the valley: the next day."
        error="Choose one."
        options={OPTIONS}
      />,
    )
    await expect.element(field()).toHaveAccessibleDescription('In the valley: the next day. Choose one.')
    await expect.element(field()).toBeInvalid()
  })

  it('sends the value of the chosen option, not its label', async () => {
    const { container } = await render(
      <form>
        <SelectField
          name="country"
          label="Area"
          options={[
            { value: '', text: 'Choose' },
            { value: 'NP', text: 'Nepal' },
          ]}
        />
      </form>,
    )
    await field().selectOptions('Nepal')
    expect(new FormData(container.querySelector('form') ?? undefined).get('country')).toBe('NP')
  })

  it('can be controlled by its parent', async () => {
    const chosen: string[] = []
    await render(
      <SelectField
        name="line"
        label="Area"
        options={OPTIONS}
        value="Lalitpur"
        onChange={(event) => chosen.push(event.currentTarget.value)}
      />,
    )
    await field().selectOptions('Kathmandu Valley')
    expect(chosen).toEqual(['Kathmandu Valley'])
    await expect.element(field()).toHaveValue('Lalitpur')
  })
})
