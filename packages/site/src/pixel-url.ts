import { EnvironmentError } from './env.ts'

/** Where conversions are reported to, `https://pixel.example/collect/`; nowhere unless it is said. */
export function readPixelUrl(environment: Record<string, string | undefined> = process.env): string | undefined {
  const given = environment['PIXEL_URL']
  if (!given) return undefined
  const url = URL.parse(given)
  if (url && /^https?:$/.test(url.protocol) && !url.username) return url.href
  throw new EnvironmentError(
    `PIXEL_URL is "${given}": it has to be a whole address, like https://pixel.example/collect/.`,
  )
}
