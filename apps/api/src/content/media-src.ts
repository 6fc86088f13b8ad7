import { mediaUrl } from '../media/media-url.ts'

/** Where something to hear or watch is: a name under media, or an address that already is one. */
export const mediaSrc = (stored: string) => (/^(https?:\/)?\//.test(stored) ? stored : mediaUrl(stored))

/** The same where there may be nothing. */
export const optionalMediaSrc = (stored: string | null) => (stored === null ? null : mediaSrc(stored))
