import type { Page } from '@playwright/test'
import axe from 'axe-core'

export type Violation = { id: string; where: string[] }

/**
 * What axe finds on a page once its animations are over. It runs in the page itself: the driver that `@axe-core/playwright`
 * uses opens another page for each look and takes three times as long.
 */
export async function axeViolations(page: Page): Promise<Violation[]> {
  await page.evaluate(waitForAnimations)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await axe.run(document, { preload: false, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
  })
}

/** A toast that fades in has too little contrast until it is there. Runs in the page. */
async function waitForAnimations() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
