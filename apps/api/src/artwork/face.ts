import { type Palette, pigment } from './palette.ts'
import { clipped, disc, filled, type Point, stroked, trace } from './shapes.ts'

/** The head: its middle, half its width, and half its height. All features are fractions of these. */
export type Head = { middle: Point; wide: number; high: number }
export type Skin = { light: string; shade: string }

const hair = '#16131a'
const lips = '#8e2b2b'
const eyeWhite = '#f6efe2'

const drawEye = ([x, y]: Point, wide: number): string =>
  filled(
    trace`M${x - wide * 0.29} ${y}Q${x} ${y - wide * 0.2} ${x + wide * 0.29} ${y}Q${x} ${y + wide * 0.16} ${x - wide * 0.29} ${y}Z`,
    eyeWhite,
  ) +
  disc([x, y - wide * 0.01], wide * 0.105, hair) +
  stroked(
    trace`M${x - wide * 0.32} ${y + wide * 0.01}Q${x} ${y - wide * 0.25} ${x + wide * 0.32} ${y + wide * 0.01}`,
    hair,
    wide * 0.075,
  ) +
  stroked(
    trace`M${x - wide * 0.34} ${y - wide * 0.28}Q${x} ${y - wide * 0.48} ${x + wide * 0.34} ${y - wide * 0.28}`,
    hair,
    wide * 0.09,
  )

const drawNoseAndMouth = ({ middle: [x, y], wide, high }: Head, shadeSide: number): string =>
  stroked(
    trace`M${x + shadeSide * wide * 0.1} ${y + high * 0.1}L${x + shadeSide * wide * 0.2} ${y + high * 0.36}L${x - shadeSide * wide * 0.04} ${y + high * 0.4}`,
    hair,
    wide * 0.05,
  ) +
  filled(
    trace`M${x - wide * 0.3} ${y + high * 0.62}Q${x - wide * 0.1} ${y + high * 0.56} ${x} ${y + high * 0.595}Q${x + wide * 0.1} ${y + high * 0.56} ${x + wide * 0.3} ${y + high * 0.62}Q${x} ${y + high * 0.75} ${x - wide * 0.3} ${y + high * 0.62}Z`,
    lips,
  )

const drawFringe = ({ middle: [x, y], wide, high }: Head, shadeSide: number): string =>
  filled(
    trace`M${x - wide * 1.06} ${y - high * 0.1}C${x - wide * 1.18} ${y - high * 1.28} ${x + wide * 1.18} ${y - high * 1.28} ${x + wide * 1.06} ${y - high * 0.1}Q${x + wide * 0.9} ${y - high * 0.42} ${x - shadeSide * wide * 0.12} ${y - high * 0.56}Q${x - wide * 0.9} ${y - high * 0.42} ${x - wide * 1.06} ${y - high * 0.1}Z`,
    hair,
  )

/** The bun and the flower in it, which lie behind the head. */
export const drawBun = ({ middle: [x, y], wide, high }: Head, { first, second }: Palette): string =>
  disc([x, y - high * 1.22], wide * 0.56, hair) +
  disc([x + wide * 0.5, y - high * 1.3], wide * 0.2, first) +
  disc([x + wide * 0.5, y - high * 1.3], wide * 0.08, second)

/** A face half in light: one flat tone for each half, cut along the nose as a block cutter would. */
export const drawFace = (head: Head, skin: Skin, shadeSide: 1 | -1, { second, key }: Palette): string => {
  const {
    middle: [x, y],
    wide,
    high,
  } = head
  const outline = trace`M${x - wide} ${y - high * 0.25}C${x - wide} ${y + high * 0.55} ${x - wide * 0.5} ${y + high} ${x} ${y + high}S${x + wide} ${y + high * 0.55} ${x + wide} ${y - high * 0.25}C${x + wide} ${y - high * 1.05} ${x - wide} ${y - high * 1.05} ${x - wide} ${y - high * 0.25}Z`
  const shadow = trace`M${x} ${y - high * 1.2}L${x + shadeSide * wide * 0.1} ${y + high * 0.16}L${x + shadeSide * wide * 0.26} ${y + high * 0.34}L${x} ${y + high * 0.44}L${x + shadeSide * wide * 0.06} ${y + high * 1.1}H${x + shadeSide * wide * 1.3}V${y - high * 1.2}Z`
  const ear = (side: 1 | -1) =>
    disc([x + side * wide * 1.02, y + high * 0.14], wide * 0.15, side === shadeSide ? skin.shade : skin.light)
  const earring = (side: 1 | -1) =>
    disc([x + side * wide * 1.05, y + high * 0.36], wide * 0.13, second) +
    disc([x + side * wide * 1.05, y + high * 0.36], wide * 0.05, key)
  const eye = (side: 1 | -1) => drawEye([x + side * wide * 0.48, y + high * 0.02], wide)
  return (
    ear(-1) +
    ear(1) +
    filled(outline, skin.light) +
    clipped('face', outline, filled(shadow, skin.shade)) +
    eye(-1) +
    eye(1) +
    drawNoseAndMouth(head, shadeSide) +
    drawFringe(head, shadeSide) +
    disc([x, y - high * 0.3], wide * 0.085, pigment.sindoor) +
    earring(-1) +
    earring(1)
  )
}
