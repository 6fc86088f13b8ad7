import { localPath, otherLanguage } from '@dabali/domain'
import { BasketCount } from '@dabali/shop/basket-count'
import { BASKET_PATH } from '@dabali/shop/paths'
import type { ReactNode } from 'react'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { HOME_PATH } from '../paths.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { siteTexts } from './site-texts.ts'

type FrameProps = {
  /** The path of the page without its language, so that the switch leads to the same page. */
  path: string
  /** How many pieces the cart holds, where the server already knows. */
  count?: number
  children: ReactNode
}

/** The site around a screen. */
export async function Frame({ path, count, children }: FrameProps) {
  const language = await pageLanguage()
  const other = otherLanguage(language)
  const texts = await siteTexts()
  const home = localPath(language, HOME_PATH)
  const basket = localPath(language, BASKET_PATH)
  const culture = readEnvironment().cultureOrigin + (language === 'en' ? '' : home)
  return (
    <>
      <SiteHeader
        texts={texts}
        home={home}
        basket={basket}
        culture={culture}
        otherLanguage={{ href: localPath(other, path), lang: other }}
        count={<BasketCount language={language} drawn={count} />}
      />
      <main id="main">{children}</main>
      <SiteFooter texts={texts} home={home} basket={basket} culture={culture} />
    </>
  )
}
