import type { Thing } from './test-environment.ts'

export const CALLERS = ['anonymous', 'other', 'staff', 'owner'] as const
export type Caller = (typeof CALLERS)[number]

export type Rule = {
  /**
   * public: everybody. visitor: whoever has the cookie, for what belongs to it. account: whoever is logged in, for what is
   * theirs. owner: the account, or the cookie, that it belongs to. holder: whoever has what cannot be guessed. staff: those
   * who work here.
   */
  who: 'public' | 'visitor' | 'account' | 'owner' | 'holder' | 'staff'
  /** What is asked for, made anew for each who uses it up. Several: each of them. */
  of?: Thing | Thing[]
  /** What is answered to whoever may. */
  ok?: number
  /** What is answered to other accounts, where something belongs to one. */
  strangers?: number
  /** What differs from all this. */
  answers?: Partial<Record<Caller, number>>
  /** What is answered to whoever may, where an id has another value; 404 where nothing is said. */
  wrong?: number | Record<string, number>
  /** Secrets and names that stand in the body, and what is answered where they have another value. */
  wrongInBody?: Record<string, number>
  /** Nothing that is stored shows that it was done. */
  leavesNoTrace?: true
  /** A stranger is told what is wrong with a request before being told to log in. */
  readsFirst?: true
}

/** What each is answered. */
export function answersOf({
  who,
  ok = 200,
  strangers = who === 'staff' ? 403 : 404,
  answers,
}: Rule): Record<Caller, number> {
  const everybody = { anonymous: ok, other: ok, staff: ok, owner: ok }
  const declared: Record<Rule['who'], Record<Caller, number>> = {
    public: everybody,
    visitor: everybody,
    holder: everybody,
    account: { ...everybody, anonymous: 401 },
    owner: { anonymous: 401, other: strangers, staff: strangers, owner: ok },
    staff: { anonymous: 401, other: strangers, staff: ok, owner: strangers },
  }
  return { ...declared[who], ...answers }
}
