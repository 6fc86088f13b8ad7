import { localPath, otherLanguage } from '@dabali/domain'
import { HeaderCart } from '@dabali/shop/header-cart'
import { LoginState } from '@dabali/shop/login-state'
import { loginStateTexts } from '@dabali/shop/login-state-texts'
import { BASKET_PATH, CONTACT_PATH } from '@dabali/shop/paths'
import { TrackingChoices } from '@dabali/shop/tracking-choices'
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
  count?: number | undefined
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
        culture={culture}
        login={<LoginState language={language} path={path} texts={loginStateTexts(language)} />}
        otherLanguage={{ href: localPath(other, path), lang: other }}
        cart={<HeaderCart language={language} count={count} />}
      />
      <main id="main">{children}</main>
      <SiteFooter
        texts={texts}
        home={home}
        basket={basket}
        contact={localPath(language, CONTACT_PATH)}
        culture={culture}
      >
        {readEnvironment().pixelUrl && <TrackingChoices language={language} />}
      </SiteFooter>
    </>
  )
}
