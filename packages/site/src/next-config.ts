import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { allowInline, type InlineTexts } from './security-headers.ts'

const besideThis = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const DAY_SECONDS = 86_400

/** The configuration of a site: every page is kept until what it shows changes, and nothing is decided at build. */
export function siteConfig(inline: InlineTexts = {}): NextConfig {
  // Next reads its configuration when it builds, where a style that cannot be found fails, and again before it answers.
  allowInline(inline)
  // Next reads this when it begins to count, which is after its configuration.
  process.env['NEXT_TELEMETRY_DISABLED'] = '1'
  const withIntl = createNextIntlPlugin('./src/i18n/request.ts')
  return withIntl({
    cacheComponents: true,
    // By default Turbopack puts the styles of nearly all pages into one file. A page may load so many bytes of other pages for each
    // request that it saves.
    experimental: { cssChunking: { type: 'graph', requestCost: 40_000 } },
    // A page that only developers need is named `page.dev.tsx`; to everybody else it is not there.
    pageExtensions: process.env['NODE_ENV'] === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
    partialPrefetching: true,
    reactCompiler: true,
    typedRoutes: true,
    skipTrailingSlashRedirect: true,
    // Only so can the proxy tell a prefetch from a visit.
    skipProxyUrlNormalize: true,
    poweredByHeader: false,
    // Whoever opens the address that the server prints while developing is no stranger.
    allowedDevOrigins: ['127.0.0.1'],
    // Our server compresses, and better.
    compress: false,
    images: { unoptimized: true },
    // The task `types` checks them, the stories included; a build need not wait for it.
    typescript: { ignoreBuildErrors: true },
    cacheHandler: besideThis('./next-page-cache-handler.ts'),
    cacheHandlers: { default: besideThis('./next-data-cache-handler.ts') },
    cacheMaxMemorySize: 0,
    // Kept until its tags change; a browser that stays on the site asks again after half a minute.
    cacheLife: { kept: { stale: 30, revalidate: 30 * DAY_SECONDS, expire: 365 * DAY_SECONDS } },
  })
}
