import { writeDigits } from '@dabali/domain'
import type { ReactNode } from 'react'
import bar from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'
import { Icon } from './reader-frame.tsx'
import styles from './settings-panel.module.css'

/** Reader settings, stored in this browser for all books. */
export type ReaderSettings = {
  /** The font size in pixels, for the default size of the browser. */
  size: number
  /** Added to the line height. */
  lead: number
  face: 'serif' | 'sans'
  theme: 'device' | 'paper' | 'lokta' | 'night'
  way: 'pages' | 'scroll'
}

const SIZES: readonly number[] = [14, 16, 18, 20, 23, 27, 32]
const LINE_HEIGHTS: readonly number[] = [-0.15, 0, 0.3]
const FACES = ['serif', 'sans'] as const
const THEMES = ['device', 'paper', 'lokta', 'night'] as const
const FLOWS = ['pages', 'scroll'] as const

export const DEFAULT_SETTINGS: ReaderSettings = { size: 18, lead: 0, face: 'serif', theme: 'device', way: 'pages' }

const NAME = 'reader-settings'

/** The stored settings; unknown values are replaced by the defaults. */
export function loadSettings(storage: Pick<Storage, 'getItem'>): ReaderSettings {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? 'null')
    const known = <Value,>(key: keyof ReaderSettings, values: readonly Value[], otherwise: Value) =>
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

type SettingsPanelProps = {
  book: ReaderBook
  settings: ReaderSettings
  onChange: (settings: ReaderSettings) => void
}

const ID = 'reader-settings'
const LINE_HEIGHT_TEXTS = ['tightLines', 'normalLines', 'looseLines'] as const
const PERCENT = 100
const USUAL_SIZE = 18

/** The settings panel, next to the text, so that a change is visible at once. */
export function SettingsPanel({ book, settings, onChange }: SettingsPanelProps) {
  const { texts, language } = book
  const change = (part: Partial<ReaderSettings>) => onChange({ ...settings, ...part })
  const percent = writeDigits(Math.round((settings.size / USUAL_SIZE) * PERCENT), language)
  return (
    <>
      <button type="button" className={bar.button} popoverTarget={ID} aria-label={texts.settings}>
        <Icon shape="type" />
      </button>
      <section id={ID} className={styles.panel} popover="auto" aria-label={texts.settings}>
        <label className={styles.size}>
          <span className="visually-hidden">{texts.size}</span>
          <span aria-hidden="true">Aa</span>
          <input
            type="range"
            min={0}
            max={SIZES.length - 1}
            value={SIZES.indexOf(settings.size)}
            aria-valuetext={`${percent}%`}
            onChange={({ currentTarget }) => change({ size: SIZES[Number(currentTarget.value)] ?? settings.size })}
          />
          <span className={styles.large} aria-hidden="true">
            Aa
          </span>
        </label>
        <Choice
          legend={texts.theme}
          name="theme"
          options={THEMES}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        >
          {(theme) => texts[theme]}
        </Choice>
        <Choice
          legend={texts.font}
          name="face"
          options={FACES}
          value={settings.face}
          onChange={(face) => change({ face })}
        >
          {(face) => texts[face]}
        </Choice>
        <Choice
          legend={texts.lineSpacing}
          name="lead"
          options={LINE_HEIGHTS}
          value={settings.lead}
          onChange={(lead) => change({ lead })}
        >
          {(_, index) => texts[LINE_HEIGHT_TEXTS[index] ?? 'normalLines']}
        </Choice>
        <Choice
          legend={texts.pageTurning}
          name="way"
          options={FLOWS}
          value={settings.way}
          onChange={(way) => change({ way })}
        >
          {(way) => texts[way]}
        </Choice>
      </section>
    </>
  )
}

type ChoiceProps<Value> = {
  legend: string
  name: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
  children: (value: Value, index: number) => ReactNode
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, name, options, value, onChange, children } = props
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options} data-name={name}>
        {options.map((option, index) => (
          <label key={option} className={styles.option} data-value={option}>
            <input
              className={styles.radio}
              type="radio"
              name={`reader-${name}`}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{children(option, index)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
