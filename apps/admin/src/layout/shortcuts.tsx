import Dialog from '@mui/material/Dialog'
import { useEffect, useId, useRef, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { AdminResource } from '../data/resource.ts'
import { Icon } from './icons.tsx'
import { Tour } from './tour.tsx'

const GO_MS = 1500
const WRITES_TEXT = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(WRITES_TEXT) !== null

type Go = Readonly<Record<string, string>>

/** The letters after G, and where they lead. */
const goTargets = (resources: readonly AdminResource[]): Go => ({
  h: '/',
  ...Object.fromEntries(resources.flatMap(({ letter, name }) => (letter ? [[letter, `/${name}`]] : []))),
})

/** The button that lists the keyboard shortcuts, which it also handles. */
export function ShortcutsButton({ resources }: { resources: readonly AdminResource[] }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [isTour, setTour] = useState(false)
  const [hasLetters, setLetters] = useStore('shortcuts.letters', true)
  const id = useId()
  useShortcuts({ go: goTargets(resources), hasLetters, help: () => setOpen(true) })
  const rows: [string, string[]][] = [
    ['everything', ['Ctrl', 'K']],
    ['help', ['?']],
    ['search', ['/']],
    ['rows', ['J', 'K']],
    ['preview', ['Space']],
    ['open', ['Enter']],
    ['choose', ['X']],
    ['chooseTo', ['Shift', 'X']],
    ['actions', ['Ctrl', '.']],
    ['create', ['N']],
    ['save', ['Ctrl', 'S']],
    ['publish', ['Ctrl', 'Shift', 'P']],
    ['language', ['Alt', 'L']],
    ['undo', ['Ctrl', 'Z']],
    ['close', ['Esc']],
  ]
  return (
    <>
      <button
        type="button"
        className="icon-button hide-small"
        aria-label={translate('admin.shortcuts.title')}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <Icon name="help" />
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby={id}>
          <div className="dialog-body">
            <h2 id={id}>{translate('admin.shortcuts.title')}</h2>
            <ul className="keys">
              {rows.map(([key, letters]) => (
                <li key={key}>
                  {translate(`admin.shortcuts.${key}`)}
                  <span>
                    {letters.map((letter) => (
                      <kbd key={letter}>{letter}</kbd>
                    ))}
                  </span>
                </li>
              ))}
              <li>
                {translate('admin.shortcuts.goHome')}
                <span>
                  <kbd>G</kbd> <kbd>H</kbd>
                </span>
              </li>
              {resources.map(({ name, letter }) =>
                letter ? (
                  <li key={name}>
                    {translate('admin.shortcuts.goTo', {
                      screen: translate(`resources.${name}.name`, { smart_count: 2 }),
                    })}
                    <span>
                      <kbd>G</kbd> <kbd>{letter.toUpperCase()}</kbd>
                    </span>
                  </li>
                ) : null,
              )}
            </ul>
            <label className="check">
              <input type="checkbox" checked={hasLetters} onChange={(event) => setLetters(event.target.checked)} />
              {translate('admin.shortcuts.letters')}
            </label>
            <div className="line between">
              <button
                type="button"
                className="link"
                onClick={() => {
                  setOpen(false)
                  setTour(true)
                }}
              >
                {translate('admin.tour.take')}
              </button>
              <button type="button" className="button button--plain" onClick={() => setOpen(false)}>
                {translate('admin.action.close')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
      {isTour && <Tour onClose={() => setTour(false)} />}
    </>
  )
}

type Shortcuts = { go: Go; hasLetters: boolean; help: () => void }

function useShortcuts({ go, hasLetters, help }: Shortcuts) {
  const navigate = useNavigate()
  const goUntil = useRef(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (pressTogether(event)) return event.preventDefault()
      // Single letters act only where nobody writes, and can be switched off (WCAG 2.1.4).
      if (!hasLetters || isTyping(target) || ctrlKey || metaKey || altKey) return
      const letter = key.toLowerCase()
      if (Date.now() < goUntil.current && go[letter] !== undefined) {
        goUntil.current = 0
        event.preventDefault()
        navigate(go[letter])
        return
      }
      const acts: Record<string, () => void> = {
        '?': help,
        '/': () => document.querySelector<HTMLElement>('[data-list-search]')?.focus(),
        g: () => {
          goUntil.current = Date.now() + GO_MS
        },
        n: () => named('N')?.click(),
        j: () => focusRow(1),
        k: () => focusRow(-1),
      }
      const act = acts[letter]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** What the screen gives a shortcut to. */
const named = (keys: string) => document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${keys}"]`)

/** Goes to the actions of the chosen rows, or of the record that is shown; whether there are any. */
function openActions(): boolean {
  // A question that is open is answered first.
  if (document.querySelector('[role="dialog"], dialog[open]')) return false
  const actions = [...document.querySelectorAll('main [aria-keyshortcuts="Control+."]')].at(-1)
  const first = actions?.querySelector<HTMLElement>('select:not([disabled]), button:not([disabled]), a[href]')
  first?.focus()
  if (first instanceof HTMLSelectElement) first.showPicker?.()
  return first !== null && first !== undefined
}

/**
 * Publishes with Control, Shift and P, opens the actions with Control and the full stop, and goes to the other language of a field
 * with Alt and L; whether it was one of these.
 */
function pressTogether(event: KeyboardEvent): boolean {
  const { code, key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (key === '.' && (ctrlKey || metaKey) && !altKey) return !isTyping(target) && openActions()
  if (code === 'KeyP' && (ctrlKey || metaKey) && shiftKey && !altKey) {
    // A question that is open is answered first.
    if (document.querySelector('[role="dialog"], dialog[open]')) return false
    const publish = named('Control+Shift+P')
    publish?.click()
    return publish !== null
  }
  if (code !== 'KeyL' || !altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false
  const language = target.closest('[lang]')?.getAttribute('lang')
  const other = target
    .closest('.pair')
    ?.querySelector<HTMLElement>(`.field [lang="${language === 'ne' ? 'en' : 'ne'}"]`)
  other?.focus()
  return other !== null && other !== undefined
}

/** Moves the focus to the next or the previous row of the list. */
function focusRow(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  // The focus on a box or a button in a row means the row.
  const focused = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]')
  const at = focused ? rows.indexOf(focused) : -1
  rows[at === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
}
