import { type Point, stroked, trace } from '@dabali/svg/svg'
import type { Palette } from '../picture-spec.ts'
import type { Person } from './face.ts'

export const WOOD = '#a8622f'
export const DARK_WOOD = '#5a2d13'
export const HIDE = '#f3e6cd'
export const BRASS = '#e2b13c'
export const DARK_BRASS = '#9a6a16'

/** What is held, and where the hands are: the left and the right one of the picture. */
export type Held = { art: string; hands: readonly [Point, Point] }
export type Hold = (person: Person, palette: Palette) => Held

const line = (from: Point, to: Point) => trace`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
export const rod = (from: Point, to: Point, ink: string, thickness: number) => stroked(line(from, to), ink, thickness)
