/**
 * A text of the page with its gaps filled in the browser.
 *
 * @example
 * fillText('Page {page} of {pages}', { page: 3, pages: 20 }) // => 'Page 3 of 20'
 */
export const fillText = (text: string, gaps: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(gaps[name] ?? whole))
