import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { libraryTexts } from './library-texts.ts'

/** The words of the library on the server. */
export const libraryTalk = (language: Language) => talk(libraryTexts(language), language)

export type LibraryTalk = ReturnType<typeof libraryTalk>
