/** Pigments of the paubha painter's box, the brick kiln and the dye pot. */
export const pigment = {
  chalk: '#f8f4ea',
  lapis: '#24437f',
  oat: '#cdb98e',
  orpiment: '#e8ad1b',
  rose: '#df7f86',
  sindoor: '#c5361f',
  slate: '#4a5566',
  soot: '#17161b',
}

/** Five inks to a sheet: a ground, three colours, and the key, which is the dark ink of outlines and type. */
export type Palette = { ground: string; first: string; second: string; third: string; key: string }

export const lapisPalette: Palette = {
  ground: pigment.lapis,
  first: pigment.chalk,
  second: pigment.orpiment,
  third: pigment.rose,
  key: '#0f1c3a',
}

export const chalkPalette: Palette = {
  ground: pigment.chalk,
  first: pigment.slate,
  second: pigment.sindoor,
  third: pigment.oat,
  key: pigment.soot,
}
