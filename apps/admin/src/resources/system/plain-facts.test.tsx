// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { PlainFacts } from './plain-facts.tsx'

it('an id is written as it is in the data, not as a number of things', async () => {
  const { container } = await render(<PlainFacts facts={{ product: 12_345, is_paid: true, note: null }} />)
  expect(container.textContent).toContain('12345')
  expect(container.textContent).not.toContain('12,345')
  expect(container.textContent).toContain('admin.draftConflict.yes')
})
