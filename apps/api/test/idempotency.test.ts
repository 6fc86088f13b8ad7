import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { businessRefusal } from '../src/errors/api-error.ts'
import { requestHash, withIdempotencyKey } from '../src/idempotency/queries.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

let done = 0
const act = async () => {
  done += 1
  return { done }
}

type Request = { scope?: string; key?: string | undefined; of?: unknown }

const run = ({ scope = 'owner', of = 'a request', ...rest }: Request, what: () => Promise<unknown> = act) =>
  transaction(api.database, (inside) =>
    withIdempotencyKey(inside, { scope, key: 'key' in rest ? rest.key : 'k', requestHash: requestHash(of) }, what),
  )
const refusal = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ statusCode, body, headers }) => ({ status: statusCode, code: body?.code, headers }),
  )

describe('a request with a key', () => {
  test('is done once and gets the same response afterwards', async () => {
    const first = await run({ key: 'same' })
    expect(await run({ key: 'same' })).toEqual(first)
    expect(await run({ key: 'other' })).not.toEqual(first)
  })

  test('with another body is refused', async () => {
    await run({ key: 'reused' })
    expect(await refusal(run({ key: 'reused', of: 'another request' }))).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  test('is separate for each owner', async () => {
    const first = await run({ key: 'shared' })
    expect(await run({ key: 'shared', scope: 'another owner', of: 'another request' })).not.toEqual(first)
  })

  test('can be repeated after a refusal', async () => {
    const refused = async () => {
      throw businessRefusal('No.', 'no')
    }
    expect(await refusal(run({ key: 'refused' }, refused))).toMatchObject({ status: 406 })
    expect(await run({ key: 'refused', of: 'something better' })).toEqual({ done })
  })

  test('is refused at once while the first one runs', async () => {
    let finish: () => void = () => undefined
    const working = new Promise<void>((resolve) => {
      finish = resolve
    })
    const before = done
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const first = run({ key: 'slow' }, async () => {
      begin()
      await working
      return act()
    })
    await begun
    const rest = await Promise.all([1, 2, 3].map(() => refusal(run({ key: 'slow' }))))
    for (const each of rest) {
      expect(each).toEqual({ status: 409, code: 'idempotency_in_flight', headers: { 'Retry-After': '1' } })
    }
    finish()
    const answer = await first
    expect([answer, done]).toEqual([{ done: before + 1 }, before + 1])
    expect(await run({ key: 'slow' })).toEqual(answer)
  })
})

test('requests without a key are all done', async () => {
  const first = await run({ key: undefined })
  expect(await run({ key: undefined })).not.toEqual(first)
})

test('the stored response keeps the order of its keys', async () => {
  const answer = { z: 1, a: ['é', 'ह'], m: { y: null, b: 2 } }
  await run({ key: 'letters' }, async () => answer)
  expect(JSON.stringify(await run({ key: 'letters' }))).toBe(JSON.stringify(answer))
})
