import type { AddressRow } from './queries.ts'
import type { UserAddress } from './user-address.ts'

export const ADDRESSES_PATH = '/v1/api/useraddresses/'

export const toUserAddress = (row: AddressRow): UserAddress => ({
  ...row,
  url: `${ADDRESSES_PATH}${row.id}/`,
  line: row.line4,
})
