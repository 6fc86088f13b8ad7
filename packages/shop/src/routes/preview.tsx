import { getContentPreview } from '@dabali/api-client'
import { readAdminOrigin } from '@dabali/site/env'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { previewPath } from '../paths.ts'
import { PreviewNotice, previewMetadata } from '../previews/preview-notice.tsx'
import { RefreshPreview } from '../previews/refresh-preview.tsx'
import { nullOn404 } from '../server-request/request-context.ts'
import { type RequestSite, readPageRequest } from './visitor-page.tsx'

type DraftProps = { slug: string; draft: never }

type PreviewSite = RequestSite & {
  NotFoundScreen: ComponentType<{ path: string; missing: 'thing' }>
  UnavailableScreen: ComponentType<{ path: string }>
  /** The screen of each kind of content that this site has. */
  screens: Readonly<Record<string, ComponentType<DraftProps>>>
}

/** A draft as its page would show it. */
export function previewPage({ NotFoundScreen, UnavailableScreen, screens, ...site }: PreviewSite) {
  return {
    generateMetadata: async (): Promise<Metadata> => previewMetadata(await site.pageLanguage()),
    async Page(props: Parameters<typeof readPageRequest>[1]) {
      const { context, id: token } = await readPageRequest(site, props)
      const { client, language } = context
      const read = await loadDynamic(async () => {
        const preview = await nullOn404(getContentPreview(client, { token }, { language }))
        const Screen = preview && screens[preview.kind]
        return Screen && { ...preview, Screen }
      })
      const path = previewPath(token)
      const refresh = <RefreshPreview origin={readAdminOrigin()} isShown={read.status === 200} />
      if (read.status === 404)
        return (
          <>
            {refresh}
            <NotFoundScreen path={path} missing="thing" />
          </>
        )
      if (read.status === 'failed')
        return (
          <>
            {refresh}
            <UnavailableScreen path={path} />
          </>
        )
      const { slug, detail, expires_at, Screen } = read.value
      return (
        <>
          {refresh}
          <PreviewNotice expiresAt={expires_at} language={language} />
          <Screen slug={slug} draft={detail as never} />
        </>
      )
    },
  }
}
