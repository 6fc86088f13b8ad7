import axe from 'axe-core'
import { expect } from 'vitest'

/** That nothing in this part of the page keeps anybody out. */
export async function expectAccessible(part: axe.ElementContext): Promise<void> {
  const { violations } = await axe.run(part, {
    // A part is not a page: what a page has around it is judged where the page is.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
