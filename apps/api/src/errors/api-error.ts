import type { Language } from '@dabali/domain'

/** Why the API cannot start, as one sentence for the person who started it. */
export class StartError extends Error {}

type Message = { code: string } & Record<Language, string>

/** Messages of general errors; those of one feature are in its `messages.ts`. */
export const ERROR_MESSAGES = {
  moved: { code: 'moved', en: 'This has moved.', ne: 'यो अन्यत्र सरिसक्यो।' },
  malformed: { code: 'malformed', en: 'The request cannot be read.', ne: 'यो अनुरोध पढ्न सकिएन।' },
  not_authenticated: {
    code: 'not_authenticated',
    en: 'You need to login to perform this action.',
    ne: 'यो गर्न लग इन गर्नुपर्छ।',
  },
  permission_denied: {
    code: 'permission_denied',
    en: 'You do not have permission to perform this action.',
    ne: 'तपाईंलाई यो गर्ने अनुमति छैन।',
  },
  foreign_origin: { code: 'permission_denied', en: 'This page may not do that.', ne: 'यो पेजबाट यो गर्न मिल्दैन।' },
  not_found: { code: 'not_found', en: 'Not found.', ne: 'भेटिएन।' },
  method_not_allowed: {
    code: 'method_not_allowed',
    en: 'Method "{method}" not allowed.',
    ne: 'यहाँ "{method}" विधि चल्दैन।',
  },
  request_timeout: {
    code: 'timeout',
    en: 'The request took too long to arrive.',
    ne: 'अनुरोध आइपुग्न धेरै समय लाग्यो।',
  },
  too_large: { code: 'too_large', en: 'The request is too large.', ne: 'अनुरोध धेरै ठूलो भयो।' },
  too_long: { code: 'too_long', en: 'The address is too long.', ne: 'ठेगाना धेरै लामो भयो।' },
  unsupported_media_type: {
    code: 'unsupported_media_type',
    en: 'The body must be JSON.',
    ne: 'पठाउने कुरा JSON हुनुपर्छ।',
  },
  range_not_satisfiable: {
    code: 'range_not_satisfiable',
    en: 'There is nothing there: it ends before.',
    ne: 'त्यहाँ केही छैन: फाइल त्यसअघि नै सकिन्छ।',
  },
  throttled: {
    code: 'throttled',
    en: 'Too many requests. Try again in a moment.',
    ne: 'धेरै पटक भयो। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  },
  headers_too_large: { code: 'too_large', en: 'The headers are too large.', ne: 'अनुरोधका हेडर धेरै ठूला भए।' },
  error: { code: 'error', en: 'Something went wrong!', ne: 'केही गडबड भयो!' },
  unavailable: {
    code: 'unavailable',
    en: 'The shop does not answer just now. Try again in a moment.',
    ne: 'पसलबाट अहिले जवाफ आएन। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  },
  busy: {
    code: 'busy',
    en: 'Very many are buying just now. Try again in a moment.',
    ne: 'अहिले धेरै जना किन्दै हुनुहुन्छ। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  },
  busy_drawing: {
    code: 'unavailable',
    en: 'Too many pictures are being drawn. Try again in a moment.',
    ne: 'अहिले धेरै तस्बिर बनिँदै छन्। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  },
  too_much_to_refund: {
    code: 'too_much_to_refund',
    en: 'There is not so much left to be given back.',
    ne: 'फिर्ता दिन त्यति रकम बाँकी छैन।',
  },
  not_in_review: {
    code: 'not_in_review',
    en: 'This payment is not under review.',
    ne: 'यो भुक्तानी जाँचमा छैन।',
  },
  refund_not_manual: {
    code: 'refund_not_manual',
    en: 'The gateway gives this back by itself.',
    ne: 'यो रकम भुक्तानी सेवाले आफैं फिर्ता गर्छ।',
  },
} satisfies Record<string, Message>

export type ErrorName = keyof typeof ERROR_MESSAGES

const BY_STATUS: Record<number, ErrorName> = {
  400: 'malformed',
  403: 'permission_denied',
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  414: 'too_long',
  415: 'unsupported_media_type',
  429: 'throttled',
  431: 'headers_too_large',
  500: 'error',
  503: 'unavailable',
}

/** An error body in one language; the message is its first key. */
export function errorBody(name: ErrorName, language: Language = 'en', { method = '' } = {}): ErrorBody {
  const { code, ...message } = ERROR_MESSAGES[name]
  return { detail: message[language].replace('{method}', () => method), code }
}

/** The default body of a status. */
export const bodyOfStatus = (status: number, language?: Language) =>
  errorBody(BY_STATUS[status] ?? 'malformed', language)

/** The body of an error response. The message for the visitor is its first key. */
export type ErrorBody = { code: string } & Record<string, string | readonly string[] | readonly object[]>

/** An error with its HTTP status and response body. */
export class ApiError extends Error {
  readonly statusCode: number
  /** In English, unless the thrower already localized it. */
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(statusCode: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(JSON.stringify(body))
    this.statusCode = statusCode
    this.body = body
    this.headers = headers
  }

  bodyIn(_language: Language): ErrorBody {
    return this.body
  }
}

type General = { headers?: Record<string, string>; method?: string; more?: Record<string, string> }

/** An error that is localized when the response is written, so that the thrower need not know the language. */
export class GeneralError extends ApiError {
  readonly #inLanguage: (language: Language) => ErrorBody

  constructor(statusCode: number, name: ErrorName, { headers, method, more }: General = {}) {
    const inLanguage = (language: Language) => ({ ...errorBody(name, language, { method }), ...more })
    super(statusCode, inLanguage('en'), headers)
    this.#inLanguage = inLanguage
  }

  override bodyIn(language: Language) {
    return this.#inLanguage(language)
  }
}

/** The sites show a 404 as a "not found" page, so that nothing else may use this status. */
export const notFound = () => new GeneralError(404, 'not_found')

/** A permanent redirect to the present address. */
export const movedTo = (url: string) => new GeneralError(301, 'moved', { headers: { Location: url }, more: { url } })

/** 400 for one field. */
export const invalidField = (field: string, message: string, code = 'invalid') =>
  new ApiError(400, { [field]: [message], code })

/** 406: a valid request that a business rule refuses. Clients of django-oscar-api read `reason`. */
export const businessRefusal = (message: string, code: string) =>
  new ApiError(406, { non_field_errors: [message], reason: message, code })
