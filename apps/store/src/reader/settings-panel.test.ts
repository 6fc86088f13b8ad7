import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, loadSettings, type ReaderSettings, saveSettings } from './settings-panel.tsx'

function storage(kept: string | null = null) {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_name: string, next: string) => {
      value = next
    },
  }
}

describe('the settings of the reader', () => {
  it('are remembered', () => {
    const settings: ReaderSettings = { size: 27, lead: 0.3, face: 'sans', theme: 'lokta', way: 'scroll' }
    const place = storage()
    saveSettings(place, settings)
    expect(loadSettings(place)).toEqual(settings)
  })

  it.each([null, '{', '7', 'null', '{"size":900,"theme":"pink"}'])(
    'are those of the beginning where %s was kept',
    (kept) => {
      expect(loadSettings(storage(kept))).toEqual(DEFAULT_SETTINGS)
    },
  )

  it('are kept in memory without storage', () => {
    const refuse = () => {
      throw new Error('full')
    }
    saveSettings({ setItem: refuse }, DEFAULT_SETTINGS)
    expect(loadSettings({ getItem: refuse })).toEqual(DEFAULT_SETTINGS)
  })
})
