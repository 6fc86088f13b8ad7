import { fileAddress, type Place } from './place.ts'

type Picture = { sources: readonly { type: string; width: number; src: string }[] }

/** The address of the largest file of a picture that every program shows; none where there is no picture. */
export function largestPicture(place: Pick<Place, 'origin'>, picture: Picture): string[] {
  const [largest] = picture.sources.filter(({ type }) => type === 'image/webp').sort((a, b) => b.width - a.width)
  return largest ? [fileAddress(place, largest.src)] : []
}
