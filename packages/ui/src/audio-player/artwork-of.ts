import type { MediaWords } from './media-session.ts'

type Picture = { width: number; height: number; sources: readonly { type: string; width: number; src: string }[] }

/** A picture as the device shows it beside what is heard, in a form that every device reads. */
export const artworkOf = ({ width, height, sources }: Picture): MediaWords['artwork'] =>
  sources
    .filter(({ type }) => type === 'image/webp')
    .map(({ src, type, width: at }) => ({ src, type, sizes: `${at}x${Math.round((at * height) / width)}` }))
