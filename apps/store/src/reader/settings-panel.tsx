import { writeDigits } from '@dabali/domain'
import type { ReactNode } from 'react'
import bar from './reader-bar.module.css'
import { Icon } from './reader-bar.tsx'
import type { ReaderBook } from './reader-book.ts'
import { FACES, FLOWS, LINE_HEIGHTS, type ReaderSettings, SIZES, THEMES } from './settings.ts'
import styles from './settings-panel.module.css'

type SettingsPanelProps = {
  book: ReaderBook
  settings: ReaderSettings
  onChange: (settings: ReaderSettings) => void
}

const ID = 'reader-settings'
const LINE_HEIGHT_TEXTS = ['closeLines', 'evenLines', 'wideLines'] as const
const PERCENT = 100
const USUAL_SIZE = 18

/** How the page looks. It lies beside the text, so that what is chosen is seen at once. */
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
            aria-valuetext={`${percent} %`}
            onChange={({ currentTarget }) => change({ size: SIZES[Number(currentTarget.value)] ?? settings.size })}
          />
          <span className={styles.large} aria-hidden="true">
            Aa
          </span>
        </label>
        <Choice
          legend={texts.light}
          name="theme"
          options={THEMES}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        >
          {(theme) => texts[theme]}
        </Choice>
        <Choice
          legend={texts.face}
          name="face"
          options={FACES}
          value={settings.face}
          onChange={(face) => change({ face })}
        >
          {(face) => texts[face]}
        </Choice>
        <Choice
          legend={texts.lead}
          name="lead"
          options={LINE_HEIGHTS}
          value={settings.lead}
          onChange={(lead) => change({ lead })}
        >
          {(_, index) => texts[LINE_HEIGHT_TEXTS[index] ?? 'evenLines']}
        </Choice>
        <Choice legend={texts.way} name="way" options={FLOWS} value={settings.way} onChange={(way) => change({ way })}>
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
