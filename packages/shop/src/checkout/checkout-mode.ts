/** An unknown mode is ignored: it is the cart. */
export const isBuyNow = (mode: string | undefined): boolean => mode === 'buy-now'

/** As the API takes it. */
export const modeQuery = (mode: string | undefined): { mode?: string } => (isBuyNow(mode) ? { mode: 'buy-now' } : {})
