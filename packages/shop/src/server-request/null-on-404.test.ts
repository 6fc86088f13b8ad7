import { ApiError } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { nullOn404OrDenied } from './null-on-404.ts'

it('answers with the thing', async () => {
  expect(await nullOn404OrDenied(Promise.resolve('an order'))).toEqual({ thing: 'an order' })
})

it.each([
  { status: 404, answer: undefined },
  { status: 401, answer: { refused: 'login' } },
  { status: 403, answer: { refused: 'foreign' } },
])('answers a $status with $answer', async ({ status, answer }) => {
  expect(await nullOn404OrDenied(Promise.reject(new ApiError(status)))).toEqual(answer)
})

it.each([500, 429])('leaves a %s to the page, which asks again', async (status) => {
  await expect(nullOn404OrDenied(Promise.reject(new ApiError(status)))).rejects.toMatchObject({ status })
})
