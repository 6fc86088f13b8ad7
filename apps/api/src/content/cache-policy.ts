import type { FastifyRequest } from 'fastify'
import { type ContentKind, pluralOf } from './content-kind.ts'

/** A job invalidates the tags when scheduled content is published; this limits the delay when the job is late. */
export const MAX_AGE_SECONDS = 60

/** A list is valid until one of its kind, or what one of them shows, changes. */
export const listCachePolicy = (kind: ContentKind, maxAgeSeconds = MAX_AGE_SECONDS) => ({
  publicCache: { tags: () => [pluralOf(kind)], maxAgeSeconds },
})

type ItemCacheOptions<Answer> = {
  maxAgeSeconds?: number | undefined
  tags?: ((answer: Answer) => string[]) | undefined
}

/** An item is valid until its content, or what that is linked with, changes; `tags` names what else it shows. */
export const itemCachePolicy = <Answer>(
  kind: ContentKind,
  { maxAgeSeconds = MAX_AGE_SECONDS, tags = () => [] }: ItemCacheOptions<Answer> = {},
) => ({
  publicCache: {
    // The response of this route has the type of its schema.
    tags: (request: FastifyRequest, answer: unknown) => [`${kind}:${slugOf(request)}`, ...tags(answer as Answer)],
    maxAgeSeconds,
  },
})

export const slugOf = ({ params }: FastifyRequest) => String(Reflect.get(Object(params), 'slug'))
