const STATUS_TAG = 'status:'

/** The tag by which a page asks to be answered with this status. */
export const statusTag = (status: number): string => `${STATUS_TAG}${status}`

/** The status that a page asked for, when one of its tags names one. */
export function statusOf(tags: readonly string[]): number | undefined {
  const tag = tags.find((each) => each.startsWith(STATUS_TAG))
  return tag ? Number(tag.slice(STATUS_TAG.length)) : undefined
}
