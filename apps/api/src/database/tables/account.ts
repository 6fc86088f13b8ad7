import type { ColumnType, Generated } from 'kysely'
import type { Language, OptionalTimestamp, Timestamp } from './columns.ts'

export type AccountTables = {
  account: {
    id: string
    email: string | null
    email_verified_at: OptionalTimestamp
    name: Generated<string>
    phone_number: Generated<string>
    language: Generated<Language>
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
