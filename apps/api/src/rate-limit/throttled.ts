import { ApiError } from '../errors/api-error.ts'

type Language = 'en' | 'ne'

const MINUTE_SECONDS = 60
const DIGITS = { en: new Intl.NumberFormat('en'), ne: new Intl.NumberFormat('ne-u-nu-deva') }
const WAITS = {
  en: {
    seconds: (count: string) => `Too many requests. Try again in ${count === '1' ? 'a second' : `${count} seconds`}.`,
    minutes: (count: string) => `Too many requests. Try again in ${count === '1' ? 'a minute' : `${count} minutes`}.`,
  },
  ne: {
    seconds: (count: string) => `धेरै पटक भयो। ${count} सेकेन्डपछि फेरि प्रयास गर्नुहोस्।`,
    minutes: (count: string) => `धेरै पटक भयो। ${count} मिनेटपछि फेरि प्रयास गर्नुहोस्।`,
  },
}

/** Too often within its time, and when to come again. */
export function throttled(seconds: number, language: Language = 'en') {
  const wait = Math.max(1, seconds)
  const [unit, count] =
    wait < MINUTE_SECONDS ? (['seconds', wait] as const) : (['minutes', Math.ceil(wait / MINUTE_SECONDS)] as const)
  const detail = WAITS[language][unit](DIGITS[language].format(count))
  return new ApiError(429, { detail, code: 'throttled' }, { 'Retry-After': String(wait) })
}
