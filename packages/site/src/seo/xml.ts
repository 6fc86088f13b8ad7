/** Everything but what XML cannot hold in any form. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }

/** A text as it stands in XML, in an element or between quotation marks. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[<>&"']/g, (sign) => ENTITIES[sign] ?? '')

type Attributes = Record<string, string | number | undefined>

/** An element; attributes that are undefined are left out. Its content is XML already. */
export function element(name: string, attributes: Attributes = {}, ...content: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${xmlText(String(value))}"`,
  )
  const inside = content.join('')
  return inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>`
}

/** An element that holds a text alone. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, xmlText(text))

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
