import '../tokens/tokens.css'
import '../base/base.css'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckField } from './check-field.tsx'

const box = () => page.getByRole('checkbox')

describe('CheckField', () => {
  it('is ticked by a press on its words', async () => {
    await render(<CheckField name="is_gift" label="This is a gift." />)
    await page.getByText('This is a gift.').click()
    await expect.element(box()).toBeChecked()
  })

  it('is named by its words alone; the hint and what is wrong come after', async () => {
    await render(<CheckField name="terms" label="I accept the terms." hint="Two pages." error="Accept them to pay." />)
    await expect.element(box()).toHaveAccessibleName('I accept the terms.')
    await expect.element(box()).toHaveAccessibleDescription('Two pages. Accept them to pay.')
    await expect.element(box()).toBeInvalid()
  })

  it('follows a link in its words without being ticked by it', async () => {
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

  it('is pressed on 44 px and more, its link too', async () => {
    await render(<CheckField name="terms" label={<a href="#terms">Terms</a>} />)
    expect(page.getByRole('link').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(box().element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})
