import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { libraryTalk } from './library-talk.ts'

type Title = 'titleLibrary' | 'titleItem' | 'titleGift' | 'titleListen' | 'titleWatch'

/** What a browser calls a page of the library; no search engine calls it anything. */
export const libraryMetadata = (language: Language, title: Title): Metadata => ({
  title: libraryTalk(language)(title),
  robots: { index: false },
  // The address of a page may be a secret: nobody else is told where somebody came from.
  referrer: 'same-origin',
})
