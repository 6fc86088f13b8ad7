import { store } from '../request-context.ts'

/** The language of the page that is being rendered. */
export const { pageLanguage } = store
