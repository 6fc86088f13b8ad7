import type { Language } from '@dabali/domain'
import { SiteBody } from '@dabali/shop/site-body'
import { STORE_DATA_CHANGED } from '@dabali/shop/store-data-changed'
import { ClientGuard } from '@dabali/site/client-guard'
import { KeepPages } from '@dabali/site/keep-pages'
import type { ReactNode } from 'react'
import { ACCESS } from '../access.ts'
import { readEnvironment } from '../env.ts'
import { Player } from '../player/player.tsx'
import { THEME_SCRIPT } from './theme-script.ts'

/** The document of every page. */
export function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const watching = (
    <>
      <ClientGuard access={ACCESS} changedBy={STORE_DATA_CHANGED} />
      <KeepPages />
    </>
  )
  return (
    // The script writes on this element before React reads it.
    <html lang={language} data-site="culture" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <SiteBody language={language} pixelUrl={readEnvironment().pixelUrl} watching={watching}>
        {children}
        <Player language={language} />
      </SiteBody>
    </html>
  )
}
