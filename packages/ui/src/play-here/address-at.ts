import { embedAddress } from '../video-player/embed-address.ts'

/** The address of a film that begins at a time, where that is up to a host of films. */
export function addressAt(src: string, seconds: number | undefined): string {
  if (seconds === undefined || !embedAddress(src, '')) return src
  const address = new URL(src)
  address.searchParams.set('t', String(seconds))
  return address.href
}
