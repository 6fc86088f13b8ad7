import { encodeSegment } from '../text/encode-segment.ts'

/**
 * The checkout is at `/checkout/`, and with a mode at `/checkout/?mode={mode}`, percent-encoded; a missing or empty
 * mode counts as none.
 *
 * @example
 * checkoutPath('buy-now') // => '/checkout/?mode=buy-now'
 */
export function checkoutPath(mode?: string | null): string {
  return mode ? `/checkout/?mode=${encodeSegment(mode)}` : '/checkout/'
}
