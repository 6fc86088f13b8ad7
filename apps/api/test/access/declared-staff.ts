import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { ROLES, type Role } from '../../src/staff/permissions.ts'
import { createAuthenticator } from '../authenticator.ts'
import { ROLES_OF_CATALOGUE } from './declared-staff-catalogue.ts'
import { ROLES_OF_CONTENTS } from './declared-staff-contents.ts'
import { ROLES_OF_CUSTOMERS } from './declared-staff-customers.ts'
import { ROLES_OF_DISCOUNTS } from './declared-staff-discounts.ts'
import { ROLES_OF_EVENTS } from './declared-staff-events.ts'
import { ROLES_OF_FILES } from './declared-staff-files.ts'
import { ROLES_OF_IMPORTS } from './declared-staff-imports.ts'
import { ROLES_OF_PICTURES } from './declared-staff-pictures.ts'
import { ROLES_OF_REPORTS } from './declared-staff-reports.ts'
import { ROLES_OF_SALES } from './declared-staff-sales.ts'
import { ROLES_OF_STOCK } from './declared-staff-stock.ts'
import { ROLES_OF_SYSTEM } from './declared-staff-system.ts'
import type { Rule } from './rule.ts'
import type { Asked, TestEnvironment, Thing } from './test-environment.ts'

const OWNER: readonly Role[] = ['owner']

const byStaff = (of?: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'staff', ...(of && { of }), ...more })

const version = { 'if-match': '"1"' }

/** Another member. */
const member: Thing = async (env) => ({ ids: { id: (await env.member(['door'])).accountId }, headers: version })

const memberSession: Thing = async (env) => {
  const { accountId } = await env.member(['door'])
  const [{ id: session }] = await env.rows('select id from login_session where account_id = $1', [accountId])
  return { ids: { id: accountId, session: String(session) } }
}

const newInvitation: Thing = async () => ({ body: { email: `${randomUUID()}@example.com`, roles: ['door'] } })

const invitation: Thing = async (env, person) => {
  const { body } = await newInvitation(env, person)
  const { id } = await env.done('POST', 'staff/invitations/', { body, cookie: await env.staff() })
  return { ids: { id } }
}

/** The link that another person was sent. */
const invited: Thing = async (env) => {
  const { email, cookie } = await env.newPerson()
  const body = { email, roles: ['door'] }
  await env.done('POST', 'staff/invitations/', { body, cookie: await env.staff() })
  return { ids: { token: await env.read(email, /\/staff\/invitation\/([\w-]{43})/) }, cookie }
}

const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) })

/** A member who has begun to set up an authenticator app. */
const begunTotp: Thing = async (env, _person, roles = OWNER) => {
  const { cookie: staff } = await env.member(roles)
  const { secret } = await env.done('POST', 'staff/second-factor/totp/', { cookie: staff })
  return { body: { code: codeOf(secret) }, staff }
}

/** The login goes on with another token. */
async function sendAs(env: TestEnvironment, path: string, { body, staff = '' }: Asked) {
  const { cookies, json } = await env.send('POST', path, { body, cookie: staff })
  const session = cookies.find(({ name }) => name === 'dabali_session')
  return { staff: `dabali_session=${session?.value}`, body: json() }
}

async function withTotp(env: TestEnvironment, person: Parameters<Thing>[1], roles: readonly Role[]) {
  return sendAs(env, 'staff/second-factor/totp/confirm/', await begunTotp(env, person, roles))
}

const ofTotp: Thing = async (env, person, roles = OWNER) => ({ staff: (await withTotp(env, person, roles)).staff })

const recoveryCode: Thing = async (env, person, roles = OWNER) => {
  const { staff, body } = await withTotp(env, person, roles)
  return { body: { recovery_code: body.recovery_codes[0] }, staff }
}

const newPasskey: Thing = async (env, _person, roles = OWNER) => {
  const { cookie: staff } = await env.member(roles)
  const options = await env.done('POST', 'staff/second-factor/passkeys/options/', { cookie: staff })
  return { body: { name: 'Phone', credential: createAuthenticator().create(options) }, staff }
}

const passkey: Thing = async (env, person, roles = OWNER) => {
  const asked = await newPasskey(env, person, roles)
  const { staff } = await sendAs(env, 'staff/second-factor/passkeys/', asked)
  const { second_factor } = await env.done('GET', 'staff/me/', { cookie: staff })
  return { ids: { id: second_factor.passkeys[0].id }, staff }
}

/** Soon after the login. */
const freshMember: Thing = async (env, _person, roles = OWNER) => ({ staff: (await env.member(roles)).cookie })

const UNKNOWN_LIST = { wrong: { list: 400 } }

const listOf =
  (body?: object): Thing =>
  async () => ({ ids: { list: 'orders' }, ...(body && { body }) })

/** One after the other, so that the filters of two members are of different lists. */
const LISTS = ['orders', 'payments', 'products', 'stock', 'events', 'venues', 'contents', 'customers', 'jobs', 'emails']
let filters = 0
const newFilter: Thing = async () => ({
  ids: { list: LISTS[filters % LISTS.length] ?? '' },
  body: { name: `Filter ${filters++}`, filter: { status: 'Complete' } },
})

/** A filter that another browser of the member has saved. */
const savedFilter: Thing = async (env, person, roles = OWNER) => {
  const { cookie: staff } = await env.member(roles)
  const { ids, body } = await newFilter(env, person)
  const { id } = await env.done('POST', `staff/lists/${ids?.['list']}/filters/`, { body, cookie: staff })
  return { ids: { ...ids, id }, staff }
}

const renamedFilter: Thing = async (...given) => ({ ...(await savedFilter(...given)), body: { name: 'Renamed' } })

/** Members, invitations, second factors and events. */
export const STAFF: Record<string, Rule> = {
  getStaffMe: byStaff(),
  beginTotp: byStaff(freshMember),
  confirmTotp: byStaff(begunTotp),
  removeTotp: byStaff(ofTotp, { ok: 204 }),
  beginPasskey: byStaff(freshMember),
  addPasskey: byStaff(newPasskey, { ok: 201 }),
  removePasskey: byStaff(passkey, { ok: 204 }),
  renewRecoveryCodes: byStaff(ofTotp),
  beginSecondFactor: byStaff(ofTotp),
  passSecondFactor: byStaff(recoveryCode),
  listStaffRoles: byStaff(),
  listStaffMembers: byStaff(),
  getStaffMember: byStaff(member),
  changeStaffMember: byStaff(async (env, person) => ({ ...(await member(env, person)), body: { roles: ['support'] } })),
  endStaffMembership: byStaff(member, { ok: 204 }),
  resetSecondFactor: byStaff(member, { ok: 204 }),
  listStaffSessions: byStaff(member),
  endStaffSessions: byStaff(member, { ok: 204 }),
  endStaffSession: byStaff(memberSession, { ok: 204 }),
  listStaffInvitations: byStaff(),
  inviteStaff: byStaff(newInvitation, { ok: 201 }),
  withdrawStaffInvitation: byStaff(invitation, { ok: 204 }),
  getStaffInvitation: { who: 'holder', of: invited, wrong: 200 },
  acceptStaffInvitation: { who: 'owner', of: invited, strangers: 403, wrong: 409 },
  getListSettings: byStaff(listOf(), UNKNOWN_LIST),
  setListColumns: byStaff(listOf({ columns: ['placed', 'total'] }), UNKNOWN_LIST),
  saveListFilter: byStaff(newFilter, { ok: 201, ...UNKNOWN_LIST }),
  renameListFilter: byStaff(renamedFilter, UNKNOWN_LIST),
  removeListFilter: byStaff(savedFilter, { ok: 204, ...UNKNOWN_LIST }),
  listStaffEvents: byStaff(),
  exportStaffEvents: byStaff(),
}

/** Which roles beside the owner may ask for each staff operation; all others are refused. */
export const ROLES_OF: Readonly<Record<string, readonly Role[]>> = {
  ...ROLES_OF_CATALOGUE,
  ...ROLES_OF_IMPORTS,
  listStaffOrders: ['shopkeeper', 'finance', 'support'],
  getStaffOrder: ['shopkeeper', 'finance', 'support'],
  fulfilOrder: ['shopkeeper', 'support'],
  collectCash: ['shopkeeper', 'support'],
  refundOrder: ['shopkeeper', 'finance', 'support'],
  cancelStaffOrder: ['shopkeeper', 'finance', 'support'],
  listStaffRefunds: ['shopkeeper', 'finance', 'support'],
  completeStaffRefund: ['shopkeeper', 'finance'],
  listStaffPayments: ['shopkeeper', 'finance', 'support'],
  refundStaffPayment: ['shopkeeper', 'finance'],
  refreshStaffPayment: ['shopkeeper', 'finance'],
  listStaffReviews: ['shopkeeper', 'editor', 'support'],
  moderateReview: ['editor', 'support'],
  getCheckInList: ['box_office', 'door'],
  checkIn: ['box_office', 'door'],
  checkInMany: ['box_office', 'door'],
  undoCheckIn: ['box_office', 'door'],
  getGuestList: ['box_office', 'door'],
  addGuest: ['box_office'],
  importGuests: ['box_office'],
  changeGuest: ['box_office'],
  removeGuest: ['box_office'],
  changeGuestQuota: ['box_office'],
  getBoxOffice: ['box_office', 'finance'],
  sellForCash: ['box_office'],
  cancelCashSale: ['box_office'],
  getStaffLive: ['editor', 'box_office'],
  setLiveState: ['editor', 'box_office'],
  createLiveHashes: ['editor', 'box_office'],
  listLiveHashes: ['editor', 'box_office'],
  revokeLiveHash: ['editor', 'box_office'],
  getStreamPreview: ['editor', 'box_office'],
  getChatModeration: ['editor', 'box_office', 'support'],
  setSlowMode: ['editor', 'box_office', 'support'],
  moderateChat: ['editor', 'box_office', 'support'],
  postStaffChatMessage: ['editor', 'box_office', 'support'],
  pinChatMessage: ['editor', 'box_office', 'support'],
  getStaffMe: ROLES,
  beginTotp: ROLES,
  confirmTotp: ROLES,
  removeTotp: ROLES,
  beginPasskey: ROLES,
  addPasskey: ROLES,
  removePasskey: ROLES,
  renewRecoveryCodes: ROLES,
  beginSecondFactor: ROLES,
  passSecondFactor: ROLES,
  listStaffRoles: [],
  listStaffMembers: [],
  getStaffMember: [],
  changeStaffMember: [],
  endStaffMembership: [],
  resetSecondFactor: [],
  listStaffSessions: [],
  endStaffSessions: [],
  endStaffSession: [],
  listStaffInvitations: [],
  inviteStaff: [],
  withdrawStaffInvitation: [],
  getListSettings: ROLES,
  setListColumns: ROLES,
  saveListFilter: ROLES,
  renameListFilter: ROLES,
  removeListFilter: ROLES,
  listStaffEvents: ['finance'],
  exportStaffEvents: ['finance'],
  ...ROLES_OF_STOCK,
  ...ROLES_OF_CONTENTS,
  ...ROLES_OF_SALES,
  ...ROLES_OF_PICTURES,
  ...ROLES_OF_FILES,
  ...ROLES_OF_EVENTS,
  ...ROLES_OF_DISCOUNTS,
  ...ROLES_OF_REPORTS,
  ...ROLES_OF_CUSTOMERS,
  ...ROLES_OF_SYSTEM,
}
