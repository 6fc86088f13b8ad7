import { notFoundMetadata as metadataIn } from '@dabali/shop/errors-metadata'
import type { Metadata } from 'next'
import { pageLanguage } from '../i18n/language.ts'

export const notFoundMetadata = async (): Promise<Metadata> => metadataIn(await pageLanguage())
