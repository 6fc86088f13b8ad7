import { ApiError } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { ownOrNothing } from './own-or-nothing.ts'

it('answers with the thing', async () => {
  expect(await ownOrNothing(Promise.resolve('an order'))).toEqual({ thing: 'an order' })
})

it.each([
  { status: 404, answer: undefined },
  { status: 401, answer: { refused: 'login' } },
  { status: 403, answer: { refused: 'foreign' } },
])('answers a $status with $answer', async ({ status, answer }) => {
  expect(await ownOrNothing(Promise.reject(new ApiError(status)))).toEqual(answer)
})

it.each([500, 429])('leaves a %s to the page, which asks again', async (status) => {
  await expect(ownOrNothing(Promise.reject(new ApiError(status)))).rejects.toMatchObject({ status })
})
