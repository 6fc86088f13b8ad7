import type { FastifyRequest } from 'fastify'
import { type ContentKind, several } from './content-kind.ts'

/** A later publication is told by a job; should that be late, nobody waits longer than this. */
const LONGEST_SECONDS = 60

type Limits = { maxAgeSeconds?: number }

/** A list stands until one of its kind, or what one of them shows, is changed. */
export const keptList = (kind: ContentKind, { maxAgeSeconds = LONGEST_SECONDS }: Limits = {}) => ({
  publicCache: { tags: () => [several(kind)], maxAgeSeconds },
})

/**
 * A page stands until its content, or what that is linked with, is changed; `shown` names the tags of what it shows
 * although it is not linked with it.
 */
export const keptOne = <Answer>(
  kind: ContentKind,
  { shown = () => [], maxAgeSeconds = LONGEST_SECONDS }: Limits & { shown?: (answer: Answer) => string[] } = {},
) => ({
  publicCache: {
    // The route that is kept so answers so.
    tags: ({ params }: FastifyRequest, answer: unknown) => [`${kind}:${slugOf(params)}`, ...shown(answer as Answer)],
    maxAgeSeconds,
  },
})

const slugOf = (params: unknown) => String(Reflect.get(Object(params), 'slug'))
