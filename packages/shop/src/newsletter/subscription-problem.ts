import { ApiError } from '@dabali/api-client'

export const SUBSCRIPTION_PROBLEMS = ['problemEmail', 'problemTooMany', 'problemFailed'] as const

/** Why a signup failed: the key of its message. */
export type SubscriptionProblem = (typeof SUBSCRIPTION_PROBLEMS)[number]

export function subscriptionProblem(error: unknown): SubscriptionProblem {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 400) return 'problemEmail'
  return status === 429 ? 'problemTooMany' : 'problemFailed'
}
