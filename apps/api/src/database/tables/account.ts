import type { ColumnType, Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

export type AccountTables = {
  account: {
    id: string
    email: string | null
    email_verified_at: OptionalTimestamp
    name: Generated<string>
    phone_number: Generated<string>
    language: Generated<Language>
    created_at: Timestamp
    version: Generated<number>
  }
  customer_note: {
    version: Generated<number>
    edited_at: OptionalTimestamp
    id: string
    account_id: string | null
    email: string | null
    text: string
    author: string
    created_at: Timestamp
  }
  identity: { provider: string; subject: string; account_id: string; email: string | null; created_at: Timestamp }
  login_session: {
    id: string
    token_hash: Buffer
    account_id: string
    user_agent: Generated<string>
    created_at: Timestamp
    last_seen_at: Timestamp
    expires_at: ColumnType<Date, Date, Date>
    second_factor_at: OptionalTimestamp
  }
  push_subscription: {
    id: string
    account_id: string
    session_id: string | null
    endpoint: string
    p256dh: string
    auth: string
    language: Language
    site: string
    added_at: Timestamp
    failed_at: OptionalTimestamp
  }
  magic_login: {
    id: string
    token_hash: Buffer
    code_hash: Buffer
    email: string
    next: Generated<string>
    /** Of the network of the request. */
    network_hash: Buffer
    attempts: Generated<number>
    attempts_elsewhere: Generated<number>
    created_at: Timestamp
    expires_at: ColumnType<Date, Date, Date>
    used_at: OptionalTimestamp
  }
  social_login: {
    state_hash: Buffer
    provider: string
    nonce: string
    code_verifier: string
    next: Generated<string>
    expires_at: ColumnType<Date, Date, Date>
    browser_hash: Buffer
    site: string
    account_id: string | null
  }
  address: {
    id: string
    account_id: string
    title: Generated<string>
    first_name: Generated<string>
    last_name: Generated<string>
    line1: Generated<string>
    line2: Generated<string>
    line3: Generated<string>
    line4: Generated<string>
    province: Generated<string>
    district: Generated<string>
    municipality: Generated<string>
    ward: Generated<string>
    landmark: Generated<string>
    state: Generated<string>
    postcode: Generated<string>
    country: string
    phone_number: Generated<string>
    notes: Generated<string>
    is_default_for_shipping: Generated<boolean>
    is_default_for_billing: Generated<boolean>
    created_at: Timestamp
  }
}

export type StaffTables = {
  staff_member: {
    account_id: string
    roles: string[]
    version: Generated<number>
    added_by: string | null
    added_at: Timestamp
    ended_at: OptionalTimestamp
  }
  staff_invitation: {
    id: string
    token_hash: Buffer
    email: string
    roles: string[]
    language: Language
    invited_by: string | null
    created_at: Timestamp
    expires_at: ColumnType<Date, Date, Date>
  }
  staff_list_columns: { account_id: string; list: string; columns: string[] }
  staff_list_filter: {
    id: string
    account_id: string
    list: string
    name: string
    filter: Json<Record<string, string>>
    created_at: Timestamp
  }
  staff_totp: {
    account_id: string
    secret: Buffer | null
    pending: Buffer | null
    pending_until: OptionalTimestamp
    last_step: ColumnType<string, number | undefined, number>
  }
  staff_passkey: {
    id: string
    account_id: string
    public_key: Buffer
    counter: ColumnType<string, number, number>
    transports: Generated<string[]>
    rp_id: string
    name: string
    created_at: Timestamp
    last_used_at: OptionalTimestamp
  }
  staff_recovery_code: { account_id: string; code_hash: Buffer; used_at: OptionalTimestamp }
  staff_challenge: {
    session_id: string
    kind: 'add' | 'pass'
    challenge: string
    expires_at: ColumnType<Date, Date, Date>
  }
  staff_event: {
    id: Generated<string>
    at: Timestamp
    account_id: string
    email: string
    operation: string
    thing_kind: string
    thing_id: string
    before: Json<object | null>
    after: Json<object | null>
    client_address: string
    user_agent: string
    request_id: string
  }
}
