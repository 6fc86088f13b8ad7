// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { render, settle } from '../testing/render.tsx'
import { ShortcutsButton } from './shortcuts.tsx'

/** Whether the browser does not act on the key. */
async function press(target: Element | null, init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  await settle(() => {
    target?.dispatchEvent(event)
  })
  return event.defaultPrevented
}

it('N begins a new record and Control Shift P publishes, where the screen has such a button', async () => {
  const [create, publish] = [vi.fn(), vi.fn()]
  const { container } = await render(
    <main>
      <ShortcutsButton resources={[]} />
      <button type="button" aria-keyshortcuts="N" onClick={create}>
        New
      </button>
      <button type="button" aria-keyshortcuts="Control+Shift+P" onClick={publish}>
        Publish
      </button>
      <input />
    </main>,
  )
  await press(document.body, { key: 'n', code: 'KeyN' })
  await press(container.querySelector('input'), { key: 'n', code: 'KeyN' })
  expect(create).toHaveBeenCalledTimes(1)
  await press(container.querySelector('input'), { key: 'P', code: 'KeyP', ctrlKey: true, shiftKey: true })
  expect(publish).toHaveBeenCalledTimes(1)
})

it('Alt L goes to the same field in the other language and back', async () => {
  const { container } = await render(
    <main>
      <ShortcutsButton resources={[]} />
      <div className="pair">
        <div className="field">
          <input lang="en" />
        </div>
        <div className="field">
          <input lang="ne" />
        </div>
      </div>
    </main>,
  )
  const [english, nepali] = container.querySelectorAll('input')
  english?.focus()
  expect(await press(english ?? null, { key: 'l', code: 'KeyL', altKey: true })).toBe(true)
  expect(document.activeElement).toBe(nepali)
  await press(nepali ?? null, { key: 'l', code: 'KeyL', altKey: true })
  expect(document.activeElement).toBe(english)
  expect(await press(document.body, { key: 'p', code: 'KeyP', ctrlKey: true, shiftKey: true })).toBe(false)
})
