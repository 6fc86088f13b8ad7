import NextTopLoader from 'nextjs-toploader'

// A CommonJS package: bundlers and Node disagree about its default export.
const imported: unknown = NextTopLoader
export const TopLoader =
  typeof imported === 'function' ? NextTopLoader : (imported as { default: typeof NextTopLoader }).default

/** The appearance of the bar. Its style element is built from this, and its hash is in the content security policy. */
export const TOP_LOADER_LOOK = {
  color: 'var(--progress)',
  height: 3,
  zIndex: 60,
  shadow: false,
  showSpinner: false,
} as const
