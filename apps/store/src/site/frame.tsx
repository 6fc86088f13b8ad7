import { type FrameProps, SiteFrame } from '@dabali/shop/site-frame'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { SUGGESTED_PATHS } from '../paths.ts'
import { footerColumns } from './footer-columns.ts'
import { sections } from './sections.ts'

/** The site around a screen. */
export async function Frame(props: FrameProps) {
  const language = await pageLanguage()
  const t = await getTranslations('site')
  const { cultureOrigin, pixelUrl } = readEnvironment()
  return (
    <SiteFrame
      {...props}
      site="store"
      language={language}
      otherOrigin={cultureOrigin}
      sections={await sections()}
      columns={await footerColumns(language)}
      note={t('invented')}
      suggested={SUGGESTED_PATHS}
      pixelUrl={pixelUrl}
    />
  )
}
