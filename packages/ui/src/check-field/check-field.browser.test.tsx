import '../tokens/tokens.css'
import '../base/base.css'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckField } from './check-field.tsx'

const box = () => page.getByRole('checkbox')

describe('CheckField', () => {
  it('is ticked by a click on its label', async () => {
    await render(<CheckField name="is_gift" label="This is a gift." />)
    await page.getByText('This is a gift.').click()
    await expect.element(box()).toBeChecked()
  })

  it('is named by its label; hint and error are its description', async () => {
    await render(<CheckField name="terms" label="I accept the terms." hint="Two pages." error="Accept them to pay." />)
    await expect.element(box()).toHaveAccessibleName('I accept the terms.')
    await expect.element(box()).toHaveAccessibleDescription('Two pages. Accept them to pay.')
    await expect.element(box()).toBeInvalid()
  })

  it('a link in its label is followed without ticking it', async () => {
    const label = (
      <>
        I accept the <a href="#terms">terms of sale</a>.
      </>
    )
    await render(<CheckField name="terms" label={label} />)
    await page.getByRole('link', { name: 'terms of sale' }).click()
    expect(location.hash).toBe('#terms')
    await expect.element(box()).not.toBeChecked()
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('has a target of at least 44 px, its link too', async () => {
    await render(<CheckField name="terms" label={<a href="#terms">Terms</a>} />)
    expect(page.getByRole('link').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(box().element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})
