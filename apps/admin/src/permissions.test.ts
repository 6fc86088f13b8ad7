import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isAllowed, permissionFor } from './data/auth-provider.ts'
import { RESOURCES } from './resources/registry.ts'

const find = (name: string) => RESOURCES.find((resource) => resource.name === name)

it('each action of a resource needs its permission', () => {
  expect(permissionFor(find('members'), 'list')).toBe('staff.read')
  expect(permissionFor(find('members'), 'show')).toBe('staff.read')
  expect(permissionFor(find('members'), 'edit')).toBe('staff.write')
  expect(permissionFor(find('invitations'), 'create')).toBe('staff.write')
})

it('what a resource does not have, and a resource that does not exist, is nobody’s', () => {
  expect(permissionFor(find('audit-log'), 'edit')).toBeUndefined()
  expect(permissionFor(find('nothing'), 'list')).toBeUndefined()
  expect(isAllowed(['staff.read', 'staff.write'], undefined)).toBe(false)
})

it('only the permissions of the member count, and none before they are known', () => {
  expect(isAllowed(['orders.read'], 'orders.read')).toBe(true)
  expect(isAllowed(['orders.read'], 'refunds.write')).toBe(false)
  expect(isAllowed(undefined, 'orders.read')).toBe(false)
})

it('each letter of the keyboard leads to one screen', () => {
  const letters = RESOURCES.flatMap(({ letter }) => letter ?? [])
  expect(letters).toEqual([...new Set(letters)])
  expect(letters).not.toContain('h')
})

it('the settings of each list can be kept', () => {
  type Parameter = { name: string; schema: { enum?: string[] } }
  const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../api/openapi.json'), 'utf8'))
  const parameters: Parameter[] = paths['/v1/api/staff/lists/{list}/'].get.parameters
  const lists = parameters.find(({ name }) => name === 'list')?.schema.enum
  expect(RESOURCES.map(({ name }) => name).filter((name) => !lists?.includes(name))).toEqual([])
})
