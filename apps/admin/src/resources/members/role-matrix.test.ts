import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaffRole } from '@dabali/api-client/staff'
import { expect, it } from 'vitest'
import { AREAS, accessOf, limitOf, type Right } from './role-matrix.ts'

const RIGHTS = AREAS.flatMap(({ rights }) => rights)
const right = (name: string) => RIGHTS.find((one) => one.name === name) as Right
const role = (permissions: StaffRole['permissions'], limit: string | null = '0.00'): StaffRole => ({
  role: 'support',
  permissions,
  refund_limit: limit,
})

it('the matrix has each permission of the API once', () => {
  const { components } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../api/openapi.json'), 'utf8'))
  const known: string[] = components.schemas.StaffRole.properties.permissions.items.enum
  const shown = RIGHTS.flatMap(({ see, change }) => [see, change].filter((one) => one !== undefined))
  expect(shown.toSorted()).toEqual(known.filter((one) => !one.startsWith('self.')).toSorted())
})

it('a role changes, sees or has nothing of a thing', () => {
  expect(accessOf(role(['orders.read', 'orders.write']), right('orders'))).toBe('all')
  expect(accessOf(role(['orders.read']), right('orders'))).toBe('see')
  expect(accessOf(role(['orders.read']), right('stock'))).toBe('none')
  expect(accessOf(role(['reports.read']), right('reports'))).toBe('all')
})

it('refunds have the limit of the role, and vouchers without prices are those for tickets', () => {
  expect(limitOf(role(['refunds.read', 'refunds.write'], '2000.00'), right('refunds'))).toBe('refunds')
  expect(limitOf(role(['refunds.read', 'refunds.write'], null), right('refunds'))).toBeNull()
  expect(limitOf(role(['refunds.read']), right('refunds'))).toBeNull()
  expect(limitOf(role(['vouchers.read', 'vouchers.write']), right('vouchers'))).toBe('tickets')
  expect(limitOf(role(['vouchers.read', 'prices.read']), right('vouchers'))).toBeNull()
})
