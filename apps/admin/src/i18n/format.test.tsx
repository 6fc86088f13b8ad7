// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { useFormat, useShownValue } from './format.ts'

function Numbers() {
  const { number, digits } = useFormat()
  return [number(128_400), number(12.5), digits(9988)].join(' ')
}

it.each([
  ['en', '1,28,400 12.5 9988'],
  ['ne', '१,२८,४०० १२.५ ९९८८'],
] as const)('counts have lakh groups, row numbers and years have none: %s', async (language, shown) => {
  const { container } = await render(<Numbers />, { language })
  expect(container.textContent).toBe(shown)
})

it('the value of a field has no groups: it may be a year', async () => {
  const Value = () => useShownValue()(2026)
  const { container } = await render(<Value />)
  expect(container.textContent).toBe('2026')
})
