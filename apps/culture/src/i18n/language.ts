import { culture } from '../request-context.ts'

/** The language of the page that is being rendered. */
export const { pageLanguage } = culture
