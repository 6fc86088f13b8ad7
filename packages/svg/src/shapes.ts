/** The content of an svg element. */
export type Drawing = { width: number; height: number; art: string }

/** The height of a drawing at a width, in whole pixels. */
export const heightAt = (sheet: Drawing, width: number): number => Math.round((width * sheet.height) / sheet.width)

export type Box = { left: number; top: number; width: number; height: number }
export type Point = [x: number, y: number]

/** One decimal is precise enough and hides differences between machines. */
export const round = (value: number): string => String(Math.round(value * 10) / 10)

/** Path commands with rounded numbers. */
export const trace = (commands: TemplateStringsArray, ...numbers: number[]): string =>
  commands.reduce((path, command, index) => path + round(numbers[index - 1] ?? 0) + command)

export const rectangle = ({ left, top, width, height }: Box, fill: string): string =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`

export const disc = ([x, y]: Point, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

export const ellipse = ([x, y]: Point, wide: number, high: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(high)}" fill="${fill}"/>`

export const rounded = ({ left, top, width, height }: Box, corner: number, fill: string): string =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}" fill="${fill}"/>`

export const ring = ([x, y]: Point, radius: number, stroke: string, thickness: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(thickness)}"/>`

export const filled = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const stroked = (path: string, stroke: string, thickness: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${Math.round(thickness * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

export const boxPath = ({ left, top, width, height }: Box): string =>
  trace`M${left} ${top}h${width}v${height}h${-width}z`

/** An outlined box. */
export const outlined = ({ left, top, width, height }: Box, stroke: string, thickness: number): string =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="none" stroke="${stroke}" stroke-width="${round(thickness)}"/>`

/** A point on a circle, counted clockwise from the top. */
export const onCircle = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.sin(angle),
  y - radius * Math.cos(angle),
]

export const angles = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count)

/** Clips the art to the path. The name must be unique in the picture. */
export const clipped = (name: string, path: string, art: string): string =>
  `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${art}</g>`
