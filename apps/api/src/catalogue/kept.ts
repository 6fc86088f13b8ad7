import type { FastifyRequest } from 'fastify'

/** What waits for its day to be shown is shown at most so much later by an answer that is kept. */
export const CLOCK_SECONDS = 60

export const slugOf = ({ params }: FastifyRequest) => String(Reflect.get(Object(params), 'slug'))
