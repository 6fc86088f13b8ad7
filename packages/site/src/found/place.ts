import { type Language, localPath } from '@dabali/domain'

/** Where something is said, for everybody who has to be told whole addresses: `https://shop.example` in Nepali. */
export type Place = { origin: string; language: Language }

/** The whole address of a page, from its path without a language. */
export const pageAddress = ({ origin, language }: Place, path: string): string => origin + localPath(language, path)

/** The whole address of a file that is the same in every language. */
export const fileAddress = ({ origin }: Pick<Place, 'origin'>, path: string): string => new URL(path, origin).href
