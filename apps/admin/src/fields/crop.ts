import type { getStaffPicture } from '@dabali/api-client/staff'

export type StaffPicture = Awaited<ReturnType<typeof getStaffPicture>>

/** A part of a picture, in per cent of its sides; null is all of it. */
export type Crop = StaffPicture['crop']

/** The frames in which the sites show pictures, and the picture as it is. */
const RATIOS = { cover: 2 / 3, portrait: 4 / 5, square: 1, photo: 3 / 2, wide: 16 / 9 } as const
export type Shape = keyof typeof RATIOS | 'whole'
/** Width divided by height; undefined for the picture as it is. */
export const ratioOf = (shape: Shape): number | undefined => (shape === 'whole' ? undefined : RATIOS[shape])

const DIGITS = 1000
const WHOLE = 100
/** Less than what anybody sees is nothing. */
const SAME = 0.01

const round = (value: number) => Math.round(value * DIGITS) / DIGITS
const within = (value: number, most: number) => round(Math.max(0, Math.min(most, value)))

/** In numbers that the API takes: within the picture, and null for all of it. */
export function toCrop({ x, y, width, height }: NonNullable<Crop>): Crop {
  const [left, top] = [within(x, WHOLE), within(y, WHOLE)]
  const crop = { x: left, y: top, width: within(width, WHOLE - left), height: within(height, WHOLE - top) }
  const isAll = crop.width > WHOLE - SAME && crop.height > WHOLE - SAME
  return isAll || crop.width === 0 || crop.height === 0 ? null : crop
}

/** As the address of an upload has it. */
export const cropQuery = (crop: Crop) =>
  crop === null ? '' : `?crop=${[crop.x, crop.y, crop.width, crop.height].join(',')}`

/** How many pixels of the picture a part has. */
export const pixelsOf = (crop: Crop, { width, height }: { width: number; height: number }) => ({
  width: Math.round(((crop?.width ?? WHOLE) / WHOLE) * width),
  height: Math.round(((crop?.height ?? WHOLE) / WHOLE) * height),
})

/** The shape that a part was cut in, of those that are offered. */
export function shapeOf(crop: Crop, size: { width: number; height: number }, shapes: readonly Shape[]): Shape {
  if (crop === null) return 'whole'
  const { width, height } = pixelsOf(crop, size)
  const distance = (shape: Shape) => Math.abs(Math.log((ratioOf(shape) ?? Number.POSITIVE_INFINITY) / (width / height)))
  return shapes.filter((shape) => shape !== 'whole').toSorted((a, b) => distance(a) - distance(b))[0] ?? 'whole'
}

const MOST_ZOOM = 5
const ZOOM_STEP = 0.1
export const ZOOM = { min: 1, max: MOST_ZOOM, step: ZOOM_STEP }

/** The zoom after a key; undefined for keys that do not zoom. */
export function zoomAfter(key: string, zoom: number): number | undefined {
  const step = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP }[key]
  return step === undefined ? undefined : round(Math.max(1, Math.min(MOST_ZOOM, zoom + step)))
}
