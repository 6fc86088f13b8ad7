import { type FrameProps, SiteFrame } from '@dabali/shop/site-frame'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { SUGGESTED_PATHS } from '../paths.ts'
import { footerColumns } from './footer-columns.ts'
import { sectionApart } from './section-apart.ts'
import { sections } from './sections.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The site around a screen. */
export async function Frame(props: FrameProps) {
  const language = await pageLanguage()
  const t = await getTranslations('site')
  const { storeOrigin, pixelUrl } = readEnvironment()
  return (
    <SiteFrame
      {...props}
      current={props.current ?? sectionApart(props.path)}
      site="culture"
      language={language}
      otherOrigin={storeOrigin}
      sections={await sections()}
      columns={await footerColumns(language)}
      note={t('invented')}
      suggested={SUGGESTED_PATHS}
      pixelUrl={pixelUrl}
      light={<ThemeSwitch heading={t('light.heading')} day={t('light.day')} night={t('light.night')} />}
    />
  )
}
