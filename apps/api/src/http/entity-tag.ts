// A proxy that compresses turns a strong tag into a weak one: W/"…".
/** Whether who asks already has what the tag names. */
export const isKnown = (etag: string, header = '') =>
  header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*')
