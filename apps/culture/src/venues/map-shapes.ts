/** A place as degrees east and north. */
export type Place = readonly [longitude: number, latitude: number]

/** The corners of a map: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

export const VALLEY: Bounds = [85.2, 27.585, 85.47, 27.775]

export const COUNTRY: Bounds = [79.9, 26.2, 88.4, 30.6]

/** The ring road of Kathmandu and Lalitpur, from Kalanki clockwise. */
export const RING_ROAD: readonly Place[] = [
  [85.2816, 27.6933],
  [85.2815, 27.7065],
  [85.287, 27.7205],
  [85.302, 27.7318],
  [85.3148, 27.7352],
  [85.3268, 27.7387],
  [85.337, 27.74],
  [85.345, 27.729],
  [85.3468, 27.7172],
  [85.3443, 27.7069],
  [85.3523, 27.6965],
  [85.3494, 27.6789],
  [85.342, 27.6707],
  [85.3317, 27.6668],
  [85.3247, 27.6587],
  [85.3143, 27.6603],
  [85.3073, 27.6666],
  [85.3, 27.6765],
  [85.2937, 27.6846],
]

export const RIVERS: Readonly<Record<'bagmati' | 'bishnumati' | 'manohara', readonly Place[]>> = {
  bagmati: [
    [85.427, 27.77],
    [85.39, 27.741],
    [85.373, 27.723],
    [85.3515, 27.7105],
    [85.352, 27.694],
    [85.338, 27.6845],
    [85.319, 27.6893],
    [85.3045, 27.6925],
    [85.298, 27.684],
    [85.293, 27.662],
    [85.296, 27.637],
    [85.289, 27.612],
    [85.293, 27.585],
  ],
  bishnumati: [
    [85.332, 27.775],
    [85.315, 27.747],
    [85.307, 27.729],
    [85.301, 27.711],
    [85.3045, 27.6925],
  ],
  manohara: [
    [85.47, 27.735],
    [85.429, 27.71],
    [85.396, 27.687],
    [85.362, 27.6745],
    [85.338, 27.6845],
  ],
}

/** Where the names of the cities are written. */
export const CITY_LABELS = {
  kathmandu: [85.314, 27.722],
  patan: [85.312, 27.666],
  bhaktapur: [85.43, 27.663],
  kirtipur: [85.262, 27.677],
} as const satisfies Readonly<Record<string, Place>>

export const BORDER: readonly Place[] = [
  [88.12, 27.88],
  [88.04, 27.45],
  [88.17, 26.81],
  [88.06, 26.41],
  [87.23, 26.4],
  [86.02, 26.63],
  [85.25, 26.73],
  [84.68, 27.23],
  [83.3, 27.36],
  [82.0, 27.93],
  [81.06, 28.42],
  [80.09, 28.79],
  [80.06, 29.15],
  [80.48, 29.73],
  [81.11, 30.18],
  [81.53, 30.42],
  [82.33, 30.12],
  [83.34, 29.46],
  [83.9, 29.32],
  [84.23, 28.84],
  [85.01, 28.64],
  [85.82, 28.2],
  [86.95, 27.97],
]
