import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const files = readdirSync(FOLDER).toSorted()

/** Tables that are large in a shop that has run for years: an index on them blocks writes for as long as it is built. */
const LARGE_TABLES =
  'order|order_line|order_event|payment|payment_event|ticket|basket|basket_line|account|outbox|sent_mail|staff_event|stock_movement|login_session'

const BREAKING: { kind: string; pattern: RegExp }[] = [
  {
    kind: 'drop',
    pattern: /\bdrop (table|view|column|function)\b|\bdrop (?!constraint\b|default\b|not null\b|trigger\b)\w+$/,
  },
  { kind: 'rename', pattern: /\brename\b/ },
  { kind: 'type', pattern: /\balter (column )?\w+ (set data )?type\b/ },
  { kind: 'not null', pattern: /\bset not null\b|\badd (?!.*\b(default|generated)\b).*\bnot null\b/ },
  { kind: 'index', pattern: new RegExp(`\\bcreate (unique )?index (?!if not exists)\\w+ on (${LARGE_TABLES})\\b`) },
]

/** Of the time before the first release: no process of an older release was running. */
const BEFORE_FIRST_RELEASE: Record<string, string[]> = {
  '202611231655_create_delivery_windows.sql': ['index'],
  '202611240010_create_seats.sql': ['index'],
  '202611252040_add_check_in_devices.sql': ['drop'],
  '202611252050_create_guests_and_box_office_sales.sql': ['index', 'not null'],
  '202611252100_create_genres_and_cities.sql': ['not null'],
  // `author_follow` became `follow`.
  '202611261200_generalise_follows.sql': ['rename'],
  '202611261230_hold_tickets_of_baskets.sql': ['drop'],
  '202611261400_add_sales_and_price_history.sql': ['not null'],
  '202611261410_create_stock_movements.sql': ['index'],
  '202611261430_search_orders_by_words.sql': ['index'],
  '202611261432_create_cash_settlements.sql': ['index'],
  '202611261710_create_customer_notes.sql': ['index'],
  '202611261721_manage_gift_cards.sql': ['not null'],
  '202611261722_create_order_refunds.sql': ['index'],
  '202611261740_index_tickets_by_seat.sql': ['index'],
  '202611261750_let_imports_fail.sql': ['drop'],
  '202611261751_index_orders_by_discount.sql': ['index'],
  '202611270010_keep_sent_mails.sql': ['index'],
  '202611300140_store_responses_as_text.sql': ['type'],
  '202611300160_drop_similar_names_index.sql': ['drop'],
}

/** Allows everything but an index, whose remedy is to be built before. */
const CONTRACT = /^-- Not used since \d+\.\d+\.\d+: \S/m

/** The parts of each statement about tables that exist already, `alter table` with its beginning before each. */
function partsOf(text: string) {
  const sql = text
    .toLowerCase()
    .replace(/--.*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, '')
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
  const created = new Set([...sql.matchAll(/\bcreate table (?:if not exists )?(\w+)/g)].map(([, name]) => name))
  return sql.split(';').flatMap((statement) => {
    const [, table] = /\b(?:alter table|index .*?\bon) (\w+)/.exec(statement) ?? []
    if (created.has(table)) return []
    const [begin = ''] = /^ ?alter table \w+ /.exec(statement) ?? []
    // Commas in parentheses belong to one part.
    return begin === ''
      ? [statement.trim()]
      : statement
          .slice(begin.length)
          .split(/,(?![^(]*\))/)
          .map((part) => `${begin}${part}`.trim())
  })
}

/** What breaks processes of the release before, which go on while migrations run. */
function breakingKinds(text: string): string[] {
  const parts = partsOf(text)
  const found = BREAKING.filter(({ pattern }) => parts.some((part) => pattern.test(part))).map(({ kind }) => kind)
  return found.filter((kind) => kind === 'index' || !CONTRACT.test(text)).toSorted()
}

describe('migrations', () => {
  it.each(files)('%s lets the release before go on', (file) => {
    expect(breakingKinds(readFileSync(join(FOLDER, file), 'utf8'))).toEqual(BEFORE_FIRST_RELEASE[file] ?? [])
  })

  it.each([
    ['alter table product drop column mrp;', ['drop']],
    ['alter table product add a text, drop mrp;', ['drop']],
    ['drop table review;', ['drop']],
    ['drop function take_stock(uuid);', ['drop']],
    ['alter table product rename mrp to price;', ['rename']],
    ['alter table product alter column mrp type bigint;', ['type']],
    ['alter table product add column seen integer not null;', ['not null']],
    ['alter table product alter mrp set not null;', ['not null']],
    ['create index order_email on "order" (email);', ['index']],
    ['-- Not used since 0.2.0: the price is `selling_price`.\nalter table product drop column mrp;', []],
    ['-- Not used any more.\nalter table product drop column mrp;', ['drop']],
    ['-- Not used since 0.2.0: x\ncreate index order_email on "order" (email);', ['index']],
    ['alter table product add column seen integer not null default 0, add note text;', []],
    ['alter table product drop constraint a, alter mrp drop not null, alter b drop default;', []],
    ['create table a (b integer not null); alter table a drop column b; create index a_b on a (b);', []],
    ['create index if not exists order_email on "order" (email);', []],
    ['create function f() returns void language sql as $$ drop table a $$;', []],
  ])('of %j it finds %j', (text, kinds) => {
    expect(breakingKinds(text)).toEqual(kinds)
  })
})
