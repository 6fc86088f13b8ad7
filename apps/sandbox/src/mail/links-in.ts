const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Every address that a reader can press, as often as it is one: those of the HTML first. */
export function linksIn({ text, html }: { text: string; html: string }): string[] {
  const pressed = [...html.matchAll(/href="([^"]*)"/gi)].map(([, address = '']) => decode(address))
  const written = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  return [...new Set([...pressed, ...written])].filter((address) => /^https?:\/\//.test(address))
}

const decode = (address: string) => address.replace(/&(amp|lt|gt|quot|#39);/g, (sign, name) => SIGNS[name] ?? sign)
