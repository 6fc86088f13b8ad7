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

test('of every operation it is declared who may call it, and of nothing else', () => {
  expect([...Object.keys(DECLARED), ...ENDLESS].toSorted()).toEqual(described().toSorted())
  expect(Object.keys(FURTHER).filter((id) => DECLARED[id] === undefined)).toEqual([])
})

test('what is not described is known', async () => {
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
