import type { UnknownAction } from 'redux'

type Said<Payload> = { type: string; payload: Payload }

/** Makes what is said to the store under one name, and knows it again. */
export function createAction<Payload = undefined>(type: string) {
  const say = (...[payload]: [Payload] extends [undefined] ? [] : [payload: Payload]) =>
    ({ type, payload }) as Said<Payload>
  const match = (action: UnknownAction): action is Said<Payload> => action.type === type
  return Object.assign(say, { match })
}
