const WRITTEN = /^(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?$/

/** Rupees as they are written, in paisa. */
export function toPaisa(written: string): number | undefined {
  const [, whole, fraction = ''] = WRITTEN.exec(written) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
}

/** As eSewa writes an amount in a number: 133.0. */
export function toNumberText(paisa: number): string {
  const fraction = String(paisa % 100).padStart(2, '0')
  return `${Math.floor(paisa / 100)}.${fraction.endsWith('0') ? fraction.slice(0, 1) : fraction}`
}

/** As eSewa writes an amount in a text: 2,700.0. */
export const toAmountText = (paisa: number): string => toNumberText(paisa).replace(/\d(?=(?:\d{3})+\.)/g, '$&,')
