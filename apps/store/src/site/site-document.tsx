import type { Language } from '@dabali/domain'
import { SiteBody } from '@dabali/shop/site-body'
import { STORE_DATA_CHANGED } from '@dabali/shop/store-data-changed'
import { VISITOR_ACCESS } from '@dabali/shop/visitor-access'
import { ClientGuard } from '@dabali/site/client-guard'
import { KeepPages } from '@dabali/site/keep-pages'
import type { ReactNode } from 'react'
import { readEnvironment } from '../env.ts'

/** The document of every page. */
export function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const watching = (
    <>
      <ClientGuard access={VISITOR_ACCESS} changedBy={STORE_DATA_CHANGED} />
      <KeepPages />
    </>
  )
  return (
    <html lang={language} data-site="store">
      <SiteBody language={language} pixelUrl={readEnvironment().pixelUrl} watching={watching}>
        {children}
      </SiteBody>
    </html>
  )
}
