import { expect, test } from '@dabali/tooling/end-to-end'
import { scriptBytes } from '@dabali/tooling/script-bytes'

// 1.25 times an empty page of the same Next, which takes 115.4 kB.
const MOST_BYTES = 144_300

for (const path of ['/', '/artist/tara-nembang']) {
  test(`the scripts of ${path} are light`, async ({ page }) => {
    expect(await scriptBytes(page, path)).toBeLessThan(MOST_BYTES)
  })
}
