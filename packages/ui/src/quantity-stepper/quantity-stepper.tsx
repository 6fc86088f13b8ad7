// The memory that the compiler adds would be a third of this code, and it saves no work: every press changes the number.
'use client'
'use no memo'

import { type Language, writeDigits } from '@dabali/domain'
import { type KeyboardEvent, useId, useState } from 'react'
import { parseQuantity } from '../text/text.ts'
import styles from './quantity-stepper.module.css'

type QuantityStepperProps = {
  /** What is counted: "Copies of The Rain Ledger". */
  label: string
  value: number
  min?: number
  max: number
  onChange: (quantity: number) => void
  texts: { fewer: string; more: string }
  /** The reason for the maximum: "Only 5 left." */
  limitText?: string | undefined
  /** A change is being sent. */
  pending?: boolean
  /** The name under which a form sends it. */
  name?: string
  /** Whose digits it is written in. */
  language?: Language
}

/** How many: one fewer, one more, or typed. What is typed counts when the field is left or Enter is pressed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min = 1, max, onChange, texts, limitText, pending = false, name, language = 'en' } = props
  const [typed, setTyped] = useState<string>()
  const limitId = useId()
  const full = value >= max
  const limit = full && limitText ? limitText : undefined

  const change = (wanted: number) => {
    const quantity = Math.min(Math.max(wanted, min), max)
    setTyped(undefined)
    if (!pending && quantity !== value) onChange(quantity)
  }
  const take = () => {
    if (typed !== undefined) change(parseQuantity(typed) ?? value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step) change((parseQuantity(typed ?? '') ?? value) + step)
    else if (event.key === 'Enter' && typed !== undefined) take()
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined)
    else return
    event.preventDefault()
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say its legend twice, here and on the number. */}
      <div className={styles.stepper} role="group" aria-label={label} aria-busy={pending || undefined}>
        <StepButton
          text={texts.fewer}
          sign="M5 12h14"
          closed={pending || value <= min}
          onPress={() => change(value - 1)}
        />
        <input
          className={styles.number}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          name={name}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={limit && limitId}
          readOnly={pending}
          value={typed ?? writeDigits(value, language)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        <StepButton
          text={texts.more}
          sign="M5 12h14M12 5v14"
          closed={pending || full}
          onPress={() => change(value + 1)}
        />
      </div>
      <p className={styles.limit} id={limitId} role="status">
        {limit}
      </p>
    </div>
  )
}

type StepButtonProps = { text: string; sign: string; closed: boolean; onPress: () => void }

/** Stays focusable when disabled, so that keyboard users keep the focus at the limit. */
function StepButton({ text, sign, closed, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={text}
      aria-disabled={closed || undefined}
      onClick={() => {
        if (!closed) onPress()
      }}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  )
}
