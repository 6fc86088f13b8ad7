import { HOME_PATH } from '@dabali/shop/paths'
import { alternates } from '@dabali/site/alternates'
import type { Metadata } from 'next'
import { pageLanguage } from '../i18n/language.ts'

export async function homeMetadata(): Promise<Metadata> {
  return { alternates: alternates(await pageLanguage(), HOME_PATH) }
}
