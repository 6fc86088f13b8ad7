'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

type TabsProps = {
  /** The accessible name: "Results by type". */
  label: string
  /** The first one is open. */
  tabs: readonly { id: string; text: string /** "16" */; count?: string; content: ReactNode }[]
  /** Called with the id of the tab that was opened. */
  onOpen?: (id: string) => void
}

/** Tabs. All panels are in the markup; without scripts they are shown below one another. */
export function Tabs({ label, tabs, onOpen }: TabsProps) {
  const [chosen, setOpen] = useState<string>()
  const open = tabs.some(({ id }) => id === chosen) ? chosen : tabs[0]?.id
  const prefix = useId()
  const row = useRef<HTMLDivElement>(null)

  const openTab = (id: string) => {
    setOpen(id)
    onOpen?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === open)
    const last = tabs.length - 1
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    openTab(tab.id)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus()
  }
  return (
    <div>
      <div ref={row} className={styles.row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, text, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}-tab`}
            className={styles.tab}
            aria-selected={id === open}
            aria-controls={`${prefix}-${id}`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => openTab(id)}
          >
            <span>{count ? `${text} ${count}` : text}</span>
            <span className={styles.bold} aria-hidden="true">
              {count ? `${text} ${count}` : text}
            </span>
          </button>
        ))}
      </div>
      {tabs.map(({ id, text, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}`}
          className={id === open ? styles.panel : `${styles.panel} ${styles.closed}`}
          aria-labelledby={`${prefix}-${id}-tab`}
          data-words={text}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of words alone is reached and read with the keyboard too.
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
