import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  ask,
  disclosedMarks,
  missingFrom,
  OPENAPI_TEXT,
  type Operation,
  operationsOf,
  otherThan,
  rowsOf,
} from './ask.ts'
import { DECLARED, FURTHER } from './declared.ts'
import { answersOf, CALLERS, type Caller, type Rule } from './rule.ts'
import { type Asked, type Person, startTestEnvironment, type TestEnvironment, type Thing } from './test-environment.ts'

const OPERATIONS = operationsOf(JSON.parse(OPENAPI_TEXT))

let env: TestEnvironment
let owner: Person
/** A refused request leaves its caller as they were, so that one of each kind makes all of them. */
let refused: Record<'other' | 'staff', string>
beforeAll(async () => {
  env = await startTestEnvironment()
  owner = await env.newPerson()
  refused = { other: (await env.newPerson()).cookie, staff: await env.staff() }
})
afterAll(() => env.stop())

const NOTHING: Thing = async () => ({})

type Case = { name: string; operation: Operation; rule: Rule; thing: Thing; answers: Record<Caller, number> }

/** Each operation with each resource that its rule names. */
const CASES: Case[] = OPERATIONS.flatMap((operation) =>
  [DECLARED[operation.id], FURTHER[operation.id]].flatMap((rule, at) => {
    if (rule === undefined) return []
    return [rule.of ?? NOTHING].flat().map((thing, which) => ({
      name: [operation.id, ...(at === 1 ? ['further'] : []), ...(which > 0 ? ['again'] : [])].join(' '),
      operation,
      rule,
      thing,
      answers: answersOf(rule),
    }))
  }),
)

/** Marks of the owner that no response to others may contain. */
const marksOf = ({ ids = {}, marks = [], cookie }: Asked) => [
  ...owner.marks,
  ...marks,
  ...Object.values(ids).filter((id) => id.length > 20),
  ...(cookie === undefined ? [] : [cookie.replace(/^\w+=/, '')]),
]

async function cookieOf(caller: Caller, asked: Asked, isAllowed = true): Promise<string> {
  if (!isAllowed && caller === 'other') return refused.other
  if (!isAllowed && caller === 'staff') return asked.staff ?? refused.staff
  switch (caller) {
    case 'anonymous':
      return ''
    case 'owner':
      return asked.cookie ?? owner.cookie
    case 'staff':
      return asked.staff ?? env.staff()
    case 'other':
      return (await env.newPerson()).cookie
  }
}

/** The message is the first key, and no cookie is set. */
function expectRefusal(answer: Answer) {
  const [first] = Object.keys(answer.json())
  expect(first).not.toBe('code')
  expect(answer.cookies).toEqual([])
}

/** Only public responses may be cached. */
function expectUnkept({ rule }: Case, { headers }: Answer) {
  if (rule.who !== 'public') expect(headers['cache-control']).toMatch(/no-store/)
}

/** A forbidden request discloses nothing and changes nothing. */
async function expectNothing(subject: Case, caller: Caller, asked: Asked) {
  const { operation, answers } = subject
  const cookie = await cookieOf(caller, asked, false)
  const before = await env.fingerprint()
  const answer = await ask(env, operation, asked, cookie)
  expect([answer.status, answer.text]).toEqual([answers[caller], expect.any(String)])
  expect(disclosedMarks(marksOf(asked), answer, asked)).toEqual([])
  expectRefusal(answer)
  expectUnkept(subject, answer)
  if (operation.method === 'GET') {
    const head = await ask(env, { ...operation, method: 'HEAD' }, asked, cookie)
    // Routes without HEAD answer 404 or 405 to everyone.
    expect([answers[caller], 404, 405]).toContain(head.status)
    expect(head.text).toBe('')
  }
  expect(await env.fingerprint()).toEqual(before)
}

/** A visitor who may act on their own data learns nothing about the owner and changes nothing of theirs. */
async function expectOwnOnly(subject: Case, caller: Caller, asked: Asked) {
  const { operation, answers } = subject
  const cookie = await cookieOf(caller, asked)
  const before = rowsOf(marksOf(asked), await env.stored())
  const answer = await ask(env, operation, asked, cookie)
  expect([answer.status, answer.text]).toEqual([answers[caller], expect.any(String)])
  expect(disclosedMarks(marksOf(asked), answer, asked)).toEqual([])
  expect(missingFrom(await env.stored(), before)).toEqual([])
  expectUnkept(subject, answer)
}

/** The allowed request changes data, so that the fingerprint would show a forbidden change. */
async function expectDone(subject: Case, caller: Caller, asked: Asked) {
  const { operation, rule, answers } = subject
  const cookie = await cookieOf(caller, asked)
  const mustChange = operation.method !== 'GET' && !rule.leavesNoTrace
  const before = mustChange && (await env.fingerprint())
  const answer = await ask(env, operation, asked, cookie)
  expect([answer.status, answer.text]).toEqual([answers[caller], expect.any(String)])
  expectUnkept(subject, answer)
  if (mustChange) expect(await env.fingerprint()).not.toEqual(before)
}

const isRefused = ({ rule, answers }: Case, caller: Caller) => answers[caller] >= 400 && answers[caller] !== rule.ok
const isSecretRule = ({ who }: Rule) => who === 'holder'
const isSecret = ({ rule }: Case) => isSecretRule(rule)

/** Resources are created again once a request has used them up. */
const prepared = new Map<string, Asked>()
async function thingOf({ name, thing }: Case) {
  const asked = prepared.get(name) ?? (await thing(env, owner))
  prepared.set(name, asked)
  return asked
}

describe.each(CASES)('$operation.method $operation.path: $name', (subject) => {
  test.each(CALLERS)('asked by %s', async (caller) => {
    const asked = await thingOf(subject)
    if (isRefused(subject, caller)) return expectNothing(subject, caller, asked)
    if (subject.operation.method !== 'GET') prepared.delete(subject.name)
    const mayAll = caller === 'owner' || isSecret(subject) || subject.rule.who === 'staff'
    return mayAll ? expectDone(subject, caller, asked) : expectOwnOnly(subject, caller, asked)
  })
})

const mayAsk = ({ rule }: Case): Caller => (rule.who === 'staff' ? 'staff' : 'owner')
const wrongOf = ({ rule: { wrong = 404 } }: Case, id: string) =>
  typeof wrong === 'number' ? wrong : (wrong[id] ?? 404)

describe.each(CASES.filter(({ thing }) => thing !== NOTHING))('$name', (subject) => {
  test('with well-formed unknown ids discloses and changes nothing', async () => {
    const asked = await thingOf(subject)
    const cookie = await cookieOf(mayAsk(subject), asked, false)
    for (const [name, id] of Object.entries(asked.ids ?? {})) {
      const wrong = { ...asked, ids: { ...asked.ids, [name]: otherThan(id) } }
      const before = await env.fingerprint()
      const answer = await ask(env, subject.operation, wrong, cookie)
      expect([name, answer.status, answer.text]).toEqual([name, wrongOf(subject, name), expect.any(String)])
      // Operations of visitors answer with the caller's own basket instead.
      if (subject.rule.who !== 'visitor') expect(disclosedMarks(marksOf(asked), answer, wrong)).toEqual([])
      expect(await env.fingerprint()).toEqual(before)
    }
  })

  test('with a wrong secret in the body is refused', async () => {
    for (const [name, status] of Object.entries(subject.rule.wrongInBody ?? {})) {
      const asked = await thingOf(subject)
      const body: Record<string, unknown> = { ...Object(asked.body) }
      const wrong = { ...asked, body: { ...body, [name]: otherThan(String(body[name])) } }
      const answer = await ask(env, subject.operation, wrong, asked.cookie)
      expect([name, answer.status, answer.text]).toEqual([name, status, expect.any(String)])
      expect(disclosedMarks(marksOf(asked), answer, wrong)).toEqual([])
      expect(answer.cookies.filter(({ name }) => name === 'dabali_session')).toEqual([])
    }
  })

  test('with the id of one resource and another of a different owner opens neither', async () => {
    const asked = await thingOf(subject)
    const names = Object.keys(asked.ids ?? {})
    if (names.length < 2) return
    const another = await env.newPerson()
    const theirs = await subject.thing(env, another)
    const marks = [...another.marks, ...(theirs.marks ?? [])]
    const cookie = await cookieOf(mayAsk(subject), asked, false)
    for (const name of names) {
      const crossed = { ...asked, ids: { ...asked.ids, [name]: theirs.ids?.[name] ?? '' } }
      const before = await env.fingerprint()
      const answer = await ask(env, subject.operation, crossed, cookie)
      expect([403, 404, 406, 409, wrongOf(subject, name)], answer.text).toContain(answer.status)
      expect(disclosedMarks(marks, answer, crossed)).toEqual([])
      expect(await env.fingerprint()).toEqual(before)
    }
  })
})

const CHANGING = CASES.filter(({ operation }) => operation.method !== 'GET')

test.each(CHANGING)('$name is refused for a page of another origin', async (subject) => {
  const asked = await thingOf(subject)
  const headers = { ...asked.headers, origin: 'https://elsewhere.example' }
  const cookie = await cookieOf(mayAsk(subject), asked, false)
  const before = await env.stored()
  const answer = await ask(env, subject.operation, { ...asked, headers }, cookie)
  expect([answer.status, answer.text]).toEqual([403, expect.any(String)])
  expect(disclosedMarks(marksOf(asked), answer, asked)).toEqual([])
  const after = await env.stored()
  const changed = [...after].filter(([name, rows]) => rows !== before.get(name))
  expect(changed).toEqual(changed.map(([name]) => [name, before.get(name)]))
})

const REPEATED = CASES.filter(({ operation, rule }) => operation.takesKey && !isSecretRule(rule))

test.each(REPEATED)('$name is not replayed to another visitor with the same key', async (subject) => {
  const { operation, answers, thing } = subject
  const asked = await thing(env, owner)
  const keyed = { ...asked, headers: { ...asked.headers, 'idempotency-key': randomUUID() } }
  const may = mayAsk(subject)
  const first = await ask(env, operation, keyed, await cookieOf(may, asked))
  expect([first.status, first.text]).toEqual([answers[may], expect.any(String)])
  const stored = await env.stored()
  const [mark = ''] = operation.id === 'addProduct' ? [first.json().id] : []
  const marks = [...marksOf(asked), mark]
  for (const caller of ['anonymous', 'other'] as const) {
    const answer = await ask(env, operation, keyed, await cookieOf(caller, asked))
    expect([caller, answer.status, answer.text]).toEqual([caller, answers[caller], expect.any(String)])
    expect(disclosedMarks(marks, answer, keyed)).toEqual([])
  }
  expect(missingFrom(await env.stored(), rowsOf(marks, stored))).toEqual([])
})

const CLOSED = CASES.filter(({ rule, answers }) => answers.anonymous === 401 || rule.who === 'staff')

describe.each(CLOSED)('$name', (subject) => {
  test('asks for a login before it validates a request', async () => {
    const { operation, answers, rule } = subject
    const asked = await thingOf(subject)
    const callers: Caller[] = rule.who === 'staff' ? ['anonymous', 'other', 'owner'] : ['anonymous']
    const wrongBody = operation.hasBody
      ? [
          { ...asked, body: [1] },
          { ...asked, body: null },
        ]
      : []
    const wrongQuery = operation.hasQuery ? [{ ...asked, query: 'page=0&page_size=x&keep=x&status=x&state=x' }] : []
    const before = await env.stored()
    for (const caller of callers) {
      const cookie = await cookieOf(caller, asked, false)
      for (const wrong of [...wrongBody, ...wrongQuery]) {
        const answer = await ask(env, operation, wrong, cookie)
        const expected = rule.readsFirst ? 400 : answers[caller]
        expect([caller, answer.status, answer.text]).toEqual([caller, expected, expect.any(String)])
        expect(disclosedMarks(marksOf(asked), answer, wrong)).toEqual([])
      }
    }
    expect(rowsOf(marksOf(asked), await env.stored())).toEqual(rowsOf(marksOf(asked), before))
  })
})

test('the rows that were noted are those of the tables', async () => {
  const sorted = (rows: Iterable<[string, readonly string[]]>) =>
    new Map([...rows].map(([name, lines]) => [name, lines.toSorted()]))
  expect(sorted(await env.stored())).toEqual(sorted(await env.readAll()))
})
