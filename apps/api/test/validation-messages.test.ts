import { bannedPhrases } from '@dabali/tooling/banned-phrases'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handleError } from '../src/errors/error-handler.ts'
import { negotiateLanguage } from '../src/http/language.ts'
import { lazyValidators } from '../src/http/request-body.ts'
import { MESSAGES } from '../src/messages/messages.ts'

const SCHEMA = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5 },
    pin: { type: 'string', pattern: '^\\d+$' },
    kind: { type: 'string', enum: ['book', 'ticket'] },
    version: { const: 'v1' },
    count: { type: 'integer', minimum: 1, maximum: 99 },
    weight: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10 },
    pairs: { type: 'integer', multipleOf: 2 },
    is_gift: { type: 'boolean' },
    nothing: { type: 'null' },
    tags: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { type: 'string' } },
    address: { type: 'object' },
    day: { type: 'string', format: 'date' },
    time: { type: 'string', format: 'date-time' },
    email: { type: 'string', format: 'email' },
    link: { type: 'string', format: 'uri' },
    either: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    code: { type: 'string' },
    never: { not: {} },
  },
}

const app = Fastify()
let url = ''
beforeAll(async () => {
  negotiateLanguage(app)
  app.setErrorHandler(handleError)
  app.setValidatorCompiler(lazyValidators(app))
  app.post('/v1/api/check/', { schema: { body: SCHEMA } }, async () => ({}))
  url = await app.listen({ port: 0 })
})
afterAll(() => app.close())

async function refusal(body: unknown, language: string) {
  const answer = await fetch(`${url}/v1/api/check/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('a body that does not match its schema', () => {
  test.each([
    [{}, 'name', 'This field is required.', 'यो भर्नुपर्छ।'],
    [{ name: 1 }, 'name', 'Enter text.', 'अक्षरमा लेख्नुहोस्।'],
    [{ name: 'x' }, 'name', 'Enter at least 2 characters.', 'कम्तीमा २ अक्षर लेख्नुहोस्।'],
    [{ name: 'too long' }, 'name', 'Enter at most 5 characters.', 'बढीमा ५ अक्षर लेख्नुहोस्।'],
    [{ name: 'Asha', pin: 'x' }, 'pin', 'This format is not valid.', 'लेख्ने ढाँचा मिलेन।'],
    [{ name: 'Asha', kind: 'x' }, 'kind', 'Choose one of: book, ticket.', 'यीमध्ये एउटा छान्नुहोस्: book, ticket।'],
    [{ name: 'Asha', version: 'v2' }, 'version', 'Choose one of: v1.', 'यीमध्ये एउटा छान्नुहोस्: v1।'],
    [{ name: 'Asha', count: 1.5 }, 'count', 'Enter a whole number.', 'पूर्ण सङ्ख्या लेख्नुहोस्।'],
    [{ name: 'Asha', count: 0 }, 'count', 'Enter 1 or more.', '१ वा त्योभन्दा बढी लेख्नुहोस्।'],
    [{ name: 'Asha', count: 100 }, 'count', 'Enter 99 or less.', '९९ वा त्योभन्दा कम लेख्नुहोस्।'],
    [{ name: 'Asha', weight: 'x' }, 'weight', 'Enter a number.', 'सङ्ख्या लेख्नुहोस्।'],
    [{ name: 'Asha', weight: 0 }, 'weight', 'Enter more than 0.', '० भन्दा बढी लेख्नुहोस्।'],
    [{ name: 'Asha', weight: 10 }, 'weight', 'Enter less than 10.', '१० भन्दा कम लेख्नुहोस्।'],
    [{ name: 'Asha', pairs: 3 }, 'pairs', 'Enter a multiple of 2.', '२ को गुणज लेख्नुहोस्।'],
    [{ name: 'Asha', is_gift: 'x' }, 'is_gift', 'Enter true or false.', 'कृपया true वा false लेख्नुहोस्।'],
    [{ name: 'Asha', nothing: 1 }, 'nothing', 'Leave this field empty.', 'यो खाली छोड्नुहोस्।'],
    [{ name: 'Asha', tags: 'x' }, 'tags', 'Send a list.', 'सूची पठाउनुहोस्।'],
    [{ name: 'Asha', tags: [] }, 'tags', 'Add at least 1 item.', 'कम्तीमा १ वटा राख्नुहोस्।'],
    [{ name: 'Asha', tags: ['a', 'b', 'c'] }, 'tags', 'Add at most 2 items.', 'बढीमा २ वटा राख्नुहोस्।'],
    [{ name: 'Asha', tags: ['a', 'a'] }, 'tags', 'Remove the duplicates.', 'दोहोरिएका हटाउनुहोस्।'],
    [{ name: 'Asha', address: 'x' }, 'address', 'Send a JSON object.', 'कृपया JSON वस्तु पठाउनुहोस्।'],
    [{ name: 'Asha', day: 'x' }, 'day', 'Enter a date such as 2026-11-28.', 'मिति 2026-11-28 जस्तो गरी लेख्नुहोस्।'],
    [
      { name: 'Asha', time: 'x' },
      'time',
      'Enter a time such as 2026-11-28T12:15:00Z.',
      'समय 2026-11-28T12:15:00Z जस्तो गरी लेख्नुहोस्।',
    ],
    [{ name: 'Asha', email: 'x' }, 'email', MESSAGES.en.validation.email, MESSAGES.ne.validation.email],
    [{ name: 'Asha', link: 'x' }, 'link', 'This format is not valid.', 'लेख्ने ढाँचा मिलेन।'],
    [{ name: 'Asha', either: 1 }, 'either', 'Enter text.', 'अक्षरमा लेख्नुहोस्।'],
    [{ name: 'Asha', never: 1 }, 'never', 'This value is not valid.', 'यो मान मान्य छैन।'],
    [{ name: 'Asha', code: 1 }, 'non_field_errors', 'code: Enter text.', 'code: अक्षरमा लेख्नुहोस्।'],
    [
      { name: 'Asha', colour: 'red' },
      'non_field_errors',
      'The field "colour" is not allowed.',
      '"colour" भन्ने फिल्ड यहाँ चल्दैन।',
    ],
    [[], 'non_field_errors', 'Send a JSON object.', 'कृपया JSON वस्तु पठाउनुहोस्।'],
  ])('%j is refused with a message in both languages', async (body, field, en, ne) => {
    expect(await refusal(body, 'en')).toEqual({ status: 400, body: { [field]: [en], code: 'invalid' } })
    expect(await refusal(body, 'ne')).toEqual({ status: 400, body: { [field]: [ne], code: 'invalid' } })
  })
})

/** Every message as text; functions are called with the number 2. */
function textsOf(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${name}`, value]]
    if (typeof value === 'function') return [[`${path}${name}`, String(value(2, 2, 2))]]
    return textsOf(value, `${path}${name}.`)
  })
}

describe('the messages of the API', () => {
  const english = new Map(textsOf(MESSAGES.en))
  const nepali = new Map(textsOf(MESSAGES.ne))

  test('have the same keys in both languages', () => {
    expect([...nepali.keys()]).toEqual([...english.keys()])
  })

  test('are in Devanagari in Nepali and not in English', () => {
    const neutral = new Set(['checkout.about', 'orderMails.methods.free'])
    const wrong = [...english].filter(
      ([key, text]) => /[\u0900-\u097F]/.test(text) || !/\S/.test(nepali.get(key) ?? ''),
    )
    expect(wrong.map(([key]) => key)).toEqual(['orderMails.methods.free'])
    const untranslated = [...nepali].filter(([key, text]) => !neutral.has(key) && !/[\u0900-\u097F]/.test(text))
    expect(untranslated.map(([key]) => key)).toEqual([])
  })

  test('have no banned phrases', () => {
    expect(bannedPhrases(english, 'en')).toEqual([])
    expect(bannedPhrases(nepali, 'ne')).toEqual([])
  })
})
