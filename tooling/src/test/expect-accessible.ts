import axe from 'axe-core'
import { expect } from 'vitest'

/** The rules whose result depends on the theme; the others look at elements, attributes and names. */
export const THEME_RULES = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/** Expects no accessibility violations in this part of the page: by all rules, or by those that are named. */
export async function expectAccessible(part: axe.ElementContext, rules?: string[]): Promise<void> {
  const { violations } = await axe.run(part, {
    preload: false,
    resultTypes: ['violations'],
    ...(rules
      ? { runOnly: rules }
      : // Rules for whole pages.
        { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }),
  })
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
