import NextTopLoader from 'nextjs-toploader'

// It is CommonJS, and bundlers and Node disagree about what its default export is.
const imported: unknown = NextTopLoader
export const TopLoader =
  typeof imported === 'function' ? NextTopLoader : (imported as { default: typeof NextTopLoader }).default

/** How nextjs-toploader draws the bar. Its style element is written from this, and the security policy names its hash. */
export const TOP_LOADER_LOOK = {
  color: 'var(--progress)',
  height: 3,
  zIndex: 60,
  shadow: false,
  showSpinner: false,
} as const
