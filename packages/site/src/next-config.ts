import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { allowInline, type InlineTexts } from './security-headers.ts'

const besideThis = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const DAY_SECONDS = 86_400

/** The Next configuration of a site: pages are cached until their tags are invalidated. */
export function siteConfig(inline: InlineTexts = {}) {
  // Next reads its configuration when it builds, where a style that cannot be found fails, and again before it answers.
  allowInline(inline)
  // Next reads this when it begins to count, which is after its configuration.
  process.env['NEXT_TELEMETRY_DISABLED'] = '1'
  const config: NextConfig = {
    cacheComponents: true,
    // By default Turbopack puts the styles of nearly all pages into one file. A page may load so many bytes of other pages for each
    // request that it saves.
    experimental: { cssChunking: { type: 'graph', requestCost: 40_000 } },
    // `page.dev.tsx` is a page only in development.
    pageExtensions: process.env['NODE_ENV'] === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
    partialPrefetching: true,
    reactCompiler: true,
    typedRoutes: true,
    skipTrailingSlashRedirect: true,
    // Only so can the proxy tell a prefetch from a visit.
    skipProxyUrlNormalize: true,
    poweredByHeader: false,
    // The address that the server prints.
    allowedDevOrigins: ['127.0.0.1'],
    // Our server compresses, and better.
    compress: false,
    images: { unoptimized: true },
    // The task `types` checks them, the stories included; a build need not wait for it.
    typescript: { ignoreBuildErrors: true },
    cacheHandler: besideThis('./next-page-cache-handler.ts'),
    // Pages are cached whole. `use cache` shares loads between concurrent renders and collects the tags of a page.
    cacheMaxMemorySize: 0,
    // Until its tags are invalidated; the client router revalidates after 30 seconds.
    cacheLife: { kept: { stale: 30, revalidate: 30 * DAY_SECONDS, expire: 365 * DAY_SECONDS } },
  }
  return async (phase: string): Promise<NextConfig> => {
    // The plugin tells the bundler where the messages are, and loads a compiler, which the server does not need.
    if (phase === PHASE_PRODUCTION_SERVER) return config
    const { default: createNextIntlPlugin } = await import('next-intl/plugin')
    return createNextIntlPlugin('./src/i18n/request.ts')(config)
  }
}
