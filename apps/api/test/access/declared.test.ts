import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { type RunningApp, startApp } from '../start-app.ts'
import { operationsOf } from './ask.ts'
import { DECLARED, ENDLESS, FURTHER, UNDESCRIBED } from './declared.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const described = () => operationsOf(api.app.swagger()).map(({ id }) => id)

test('every described operation has an access rule, and no other has', () => {
  expect([...Object.keys(DECLARED), ...ENDLESS].toSorted()).toEqual(described().toSorted())
  expect(Object.keys(FURTHER).filter((id) => DECLARED[id] === undefined)).toEqual([])
})

test('every other route is on the list of undescribed routes', async () => {
  const app = buildApp(api.parts)
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema?.hide !== true && schema?.operationId !== undefined && !String(method).includes('HEAD')) return
    for (const each of [method].flat()) routes.push(`${each} ${url}`)
  })
  await app.ready()
  expect(routes.length).toBeGreaterThan(0)
  expect(routes.filter((name) => !UNDESCRIBED.some((pattern) => pattern.test(name)))).toEqual([])
  await app.close()
})
