import type { Thing } from './test-environment.ts'

export const CALLERS = ['anonymous', 'other', 'staff', 'owner'] as const
export type Caller = (typeof CALLERS)[number]

export type Rule = {
  /**
   * public: no login needed. visitor: the holder of the cookie, for their own data. account: any logged-in account, for
   * its own data. owner: the account or cookie that owns the resource. holder: the holder of an unguessable secret.
   * staff: staff accounts.
   */
  who: 'public' | 'visitor' | 'account' | 'owner' | 'holder' | 'staff'
  /** The resource, created again for each request that uses it up. Several are all tested. */
  of?: Thing | Thing[]
  /** Status for callers with access. */
  ok?: number
  /** Status for other accounts, where the resource has an owner. */
  strangers?: number
  /** Exceptions from these statuses. */
  answers?: Partial<Record<Caller, number>>
  /** Status for callers with access if an id has another value; default: 404. */
  wrong?: number | Record<string, number>
  /** Secrets and names of the body with their status for another value. */
  wrongInBody?: Record<string, number>
  /** Success changes no stored data. */
  leavesNoTrace?: true
  /** Validates the request before it asks for a login. */
  readsFirst?: true
}

/** The status for each caller. */
export function answersOf({
  who,
  ok = 200,
  strangers = who === 'staff' ? 403 : 404,
  answers,
}: Rule): Record<Caller, number> {
  const all = { anonymous: ok, other: ok, staff: ok, owner: ok }
  const declared: Record<Rule['who'], Record<Caller, number>> = {
    public: all,
    visitor: all,
    holder: all,
    account: { ...all, anonymous: 401 },
    owner: { anonymous: 401, other: strangers, staff: strangers, owner: ok },
    staff: { anonymous: 401, other: strangers, staff: ok, owner: strangers },
  }
  return { ...declared[who], ...answers }
}
