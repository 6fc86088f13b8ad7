import axe from 'axe-core'
import { expect } from 'vitest'

/** Expects no accessibility violations in this part of the page. */
export async function expectAccessible(part: axe.ElementContext): Promise<void> {
  const { violations } = await axe.run(part, {
    // Rules for whole pages.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
