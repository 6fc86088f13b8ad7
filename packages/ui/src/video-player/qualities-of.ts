export type StreamLevel = { height: number; bitrate: number }

/** A form that a stream can be had in. */
export type Quality = {
  /** Its place among the levels of the stream. */
  level: number
  /** How it is known: "480". */
  name: string
}

/**
 * The forms of a stream as they are chosen from, the finest first: by the lines of the picture, and by what they take
 * where that is not said or would name two of them alike.
 */
export function qualitiesOf(levels: readonly StreamLevel[]): Quality[] {
  const heights = levels.map(({ height }) => height)
  const isClear = (height: number) => height > 0 && heights.indexOf(height) === heights.lastIndexOf(height)
  return levels
    .map(({ height, bitrate }, level) => ({
      level,
      name: isClear(height) ? String(height) : `${height || ''} ${Math.round(bitrate / 1000)} kbps`.trim(),
    }))
    .reverse()
}
