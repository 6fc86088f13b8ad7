import type { NextConfig } from 'next'

/** The settings of our sites that decide which scripts of Next a browser gets; see `siteConfig` of `@dabali/site`. */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig
