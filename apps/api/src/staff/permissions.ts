/** What members of staff may do, as `<thing>.<verb>`. */
export const PERMISSIONS = [
  'self.read',
  'self.write',
  'orders.read',
  'orders.write',
  'refunds.read',
  'refunds.write',
  'payments.read',
  'payments.write',
  'messages.read',
  'messages.write',
  'reviews.read',
  'reviews.moderate',
  'check_in.read',
  'check_in.write',
  'guest_list.read',
  'guest_list.write',
  'box_office.read',
  'box_office.write',
  'live.read',
  'live.write',
  'chat.read',
  'chat.moderate',
  'products.read',
  'products.write',
  'product_texts.write',
  'prices.read',
  'prices.write',
  'catalogue.read',
  'catalogue.write',
  'contents.read',
  'contents.write',
  'events.read',
  'events.write',
  'staff.read',
  'staff.write',
  'audit.read',
  'stock.read',
  'stock.write',
  'pictures.read',
  'pictures.write',
  'files.read',
  'files.write',
  'uploads.write',
  'vouchers.read',
  'vouchers.write',
  'offers.read',
  'offers.write',
  'gift_cards.read',
  'gift_cards.write',
  'reports.read',
  'customers.read',
  'customers.write',
  'newsletter.read',
  'newsletter.write',
  'newsletter.send',
  'products.import',
  'system.read',
  'system.write',
  'emails.read',
] as const

export type Permission = (typeof PERMISSIONS)[number]

export const ROLES = ['owner', 'shopkeeper', 'editor', 'box_office', 'door', 'finance', 'support'] as const

export type Role = (typeof ROLES)[number]

/** The most that a role may refund of one order, in paisa; roles that are not named have no limit. */
const REFUND_LIMITS: Readonly<Partial<Record<Role, number>>> = {
  shopkeeper: 200_000,
  box_office: 200_000,
  support: 200_000,
}

/** The most that someone with these roles may refund of one order: the highest of those that may refund, null without one. */
export function refundLimitOf(roles: readonly Role[]): number | null {
  const limits = roles
    .filter((role) => OF_ROLE[role].includes('refunds.write'))
    .map((role) => REFUND_LIMITS[role] ?? Number.POSITIVE_INFINITY)
  const most = Math.max(0, ...limits)
  return Number.isFinite(most) ? most : null
}

/** Of every role: to see the own membership and to set up and pass the own second factor. */
const OF_ALL: readonly Permission[] = ['self.read', 'self.write']

/** To look at products, prices, contributors, categories and series. */
const CATALOGUE_READ = ['products.read', 'prices.read', 'catalogue.read'] as const

const DISCOUNTS_READ = ['vouchers.read', 'offers.read', 'gift_cards.read'] as const
const DISCOUNTS_WRITE = ['vouchers.write', 'offers.write', 'gift_cards.write'] as const

/** Only owners change staff, so that nobody gives a role that is not theirs to give. */
const OF_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  shopkeeper: [
    'orders.read',
    'orders.write',
    'refunds.read',
    'refunds.write',
    'payments.read',
    'payments.write',
    'messages.read',
    'messages.write',
    'reviews.read',
    'stock.read',
    'stock.write',
    ...CATALOGUE_READ,
    'products.write',
    'product_texts.write',
    'prices.write',
    'catalogue.write',
    'contents.read',
    'pictures.read',
    'pictures.write',
    'files.read',
    'files.write',
    'uploads.write',
    ...DISCOUNTS_READ,
    ...DISCOUNTS_WRITE,
    'reports.read',
    'customers.read',
    'customers.write',
    'newsletter.read',
    'products.import',
  ],
  editor: [
    'reviews.read',
    'reviews.moderate',
    'live.read',
    'live.write',
    'chat.read',
    'chat.moderate',
    'products.read',
    'product_texts.write',
    'catalogue.read',
    'catalogue.write',
    'contents.read',
    'contents.write',
    'pictures.read',
    'pictures.write',
    'files.read',
    'uploads.write',
    'events.read',
    'newsletter.read',
    'newsletter.write',
    'newsletter.send',
  ],
  box_office: [
    'check_in.read',
    'check_in.write',
    'guest_list.read',
    'guest_list.write',
    'box_office.read',
    'box_office.write',
    'live.read',
    'live.write',
    'chat.read',
    'chat.moderate',
    'events.read',
    'events.write',
    // Only vouchers for tickets: basket/staff asks for `prices.read` before it shows others.
    'vouchers.read',
    'vouchers.write',
  ],
  door: ['check_in.read', 'check_in.write', 'guest_list.read', 'events.read'],
  finance: [
    'orders.read',
    'refunds.read',
    'refunds.write',
    'payments.read',
    'payments.write',
    'box_office.read',
    'audit.read',
    'stock.read',
    ...CATALOGUE_READ,
    'prices.write',
    'pictures.read',
    'files.read',
    'events.read',
    ...DISCOUNTS_READ,
    ...DISCOUNTS_WRITE,
    'reports.read',
  ],
  support: [
    ...CATALOGUE_READ,
    'orders.read',
    'orders.write',
    'refunds.read',
    'refunds.write',
    'payments.read',
    'messages.read',
    'messages.write',
    'reviews.read',
    'reviews.moderate',
    'chat.read',
    'chat.moderate',
    'stock.read',
    'pictures.read',
    'files.read',
    'events.read',
    ...DISCOUNTS_READ,
    'customers.read',
    'customers.write',
    'emails.read',
  ],
}

export type RoleRights = { role: Role; permissions: Permission[]; refundLimit: number | null }

/** Each role with all that it allows, and the most that it may refund. */
export const listRoles = (): RoleRights[] =>
  ROLES.map((role) => ({ role, permissions: permissionsOf([role]), refundLimit: refundLimitOf([role]) }))

const isRole = (text: string): text is Role => ROLES.some((role) => role === text)

/** The roles of a row, in the order of `ROLES`; a role that this version does not know gives nothing. */
export const readRoles = (texts: readonly string[]): Role[] =>
  [...new Set(texts)].filter(isRole).toSorted((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other))

/** Everything that one of the roles allows. */
const permissionsOf = (roles: readonly Role[]): Permission[] =>
  PERMISSIONS.filter(
    (permission) =>
      roles.length > 0 && [OF_ALL, ...roles.map((role) => OF_ROLE[role])].some((own) => own.includes(permission)),
  )

/** Whether roles as they are stored allow something; null for accounts that are not staff. */
export const rolesAllow = (roles: readonly string[] | null, permission: Permission): boolean =>
  permissionsOf(readRoles(roles ?? [])).includes(permission)

/** How long a login that has passed the second factor may be used for staff operations. */
export const FACTOR_HOURS = 12

type FactorState = 'passed' | 'second_factor_required' | 'second_factor_setup_required'

/** The membership of a login. */
export type Membership = {
  roles: Role[]
  permissions: Permission[]
  hasFactor: boolean
  /** `passed`, or the code of the error that staff operations answer. */
  factor: FactorState
}

/** `required`: members without a second factor must set one up. `optional`: only those who have one are asked. */
export type SecondFactorSetting = 'required' | 'optional'

type MembershipRow = { roles: readonly string[] | null; has_factor: boolean; has_passed_factor: boolean }

export function membershipOf(row: MembershipRow, setting: SecondFactorSetting): Membership | undefined {
  const roles = readRoles(row.roles ?? [])
  if (roles.length === 0) return undefined
  const missing = setting === 'required' ? 'second_factor_setup_required' : 'passed'
  const factor = row.has_factor ? (row.has_passed_factor ? 'passed' : 'second_factor_required') : missing
  return { roles, permissions: permissionsOf(roles), hasFactor: row.has_factor, factor }
}
