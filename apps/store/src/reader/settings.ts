/** Reader settings, stored in this browser for all books. */
export type ReaderSettings = {
  /** Of the type, in pixels where nobody has changed the size of the browser. */
  size: number
  /** What is added to the height of a line. */
  lead: number
  face: 'serif' | 'sans'
  theme: 'device' | 'paper' | 'lokta' | 'night'
  way: 'pages' | 'scroll'
}

export const SIZES: readonly number[] = [14, 16, 18, 20, 23, 27, 32]
export const LINE_HEIGHTS: readonly number[] = [-0.15, 0, 0.3]
export const FACES = ['serif', 'sans'] as const
export const THEMES = ['device', 'paper', 'lokta', 'night'] as const
export const FLOWS = ['pages', 'scroll'] as const

export const DEFAULT_SETTINGS: ReaderSettings = { size: 18, lead: 0, face: 'serif', theme: 'device', way: 'pages' }

const NAME = 'reader-settings'

/** The settings that this browser remembers; what is not known of them is as it was at first. */
export function loadSettings(storage: Pick<Storage, 'getItem'>): ReaderSettings {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? 'null')
    const known = <Value>(key: keyof ReaderSettings, values: readonly Value[], otherwise: Value) =>
      values.find((value) => value === Reflect.get(Object(kept), key)) ?? otherwise
    return {
      size: known('size', SIZES, DEFAULT_SETTINGS.size),
      lead: known('lead', LINE_HEIGHTS, DEFAULT_SETTINGS.lead),
      face: known('face', FACES, DEFAULT_SETTINGS.face),
      theme: known('theme', THEMES, DEFAULT_SETTINGS.theme),
      way: known('way', FLOWS, DEFAULT_SETTINGS.way),
    }
  } catch {
    return DEFAULT_SETTINGS
  }
}

export function saveSettings(storage: Pick<Storage, 'setItem'>, settings: ReaderSettings): void {
  try {
    storage.setItem(NAME, JSON.stringify(settings))
  } catch {
    // They hold for this visit.
  }
}
