import type { Language } from '@dabali/domain'
import type { OtherPlaceTexts } from '@dabali/shop/other-place-notice'
import type { Source } from './file/open-source.ts'
import type { ReaderTexts } from './reader-texts.ts'

/** A book as the server hands it to the reader. */
export type ReaderBook = {
  source: Source
  /** Under which this device keeps the place in it. */
  name: string
  title: string
  author: string
  /** The language of the page around it. */
  language: Language
  /** What the arrow at the top leads back to. */
  back: { href: string; text: string }
  contact: string
  /** The page where it is bought or borrowed. */
  shopPage: string
  /** Where a form asks for the file, if it is theirs to keep. */
  download: string | undefined
  texts: ReaderTexts
  otherPlace: OtherPlaceTexts
}
