import type { AccountTextKey } from './account-texts.ts'

/** What a form of the account could not do, as it stands in the address, and the words for it. */
export const PROFILE_PROBLEMS = {
  phone: 'problemPhone',
  away: 'problemNotSaved',
  address: 'problemAddress',
  logout: 'problemLogout',
} as const satisfies Record<string, AccountTextKey>

export type ProfileProblem = keyof typeof PROFILE_PROBLEMS

export const profileProblem = (text: unknown): ProfileProblem | undefined =>
  typeof text === 'string' && Object.hasOwn(PROFILE_PROBLEMS, text) ? (text as ProfileProblem) : undefined
