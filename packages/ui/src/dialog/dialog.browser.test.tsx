import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'

const TALL = Array.from({ length: 80 }, (_, line) => `line ${line}`)

let closed = 0

function Page({ nested = false, stays = false }) {
  const [open, setOpen] = useState(false)
  const [second, setSecond] = useState(false)
  const close = () => {
    closed += 1
    setOpen(false)
  }
  return (
    <StrictMode>
      {TALL.slice(0, 20).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" onClick={() => setOpen(true)}>
        How does it travel?
      </button>
      {TALL.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Dialog
        open={open}
        onClose={close}
        persistent={stays}
        title="How the parcel travels"
        actions={
          <button type="button" onClick={close}>
            Close
          </button>
        }
      >
        <p>By the night bus.</p>
        {nested && (
          <button type="button" onClick={() => setSecond(true)}>
            Which bus?
          </button>
        )}
        <Dialog open={second} onClose={() => setSecond(false)} title="Which bus">
          <p>The one with the eagle.</p>
        </Dialog>
      </Dialog>
    </StrictMode>
  )
}

const opener = () => page.getByRole('button', { name: 'How does it travel?' })
const dialog = () => page.getByRole('dialog', { name: 'How the parcel travels' })

async function open(shown = <Page />) {
  const screen = await render(shown)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  return screen
}

const pressBeside = () => userEvent.click(dialog(), { position: { x: 9, y: -9 } })

describe('Dialog', () => {
  beforeEach(() => {
    closed = 0
    scrollTo(0, 0)
  })

  it('is named by its title and has the focus within it', async () => {
    await open()
    expect(dialog().element().contains(document.activeElement)).toBe(true)
  })

  it.each([
    { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
    { way: 'its own button', close: () => page.getByRole('button', { name: 'Close' }).click() },
    { way: 'a press beside it', close: pressBeside },
  ])('is closed by $way, once, and gives the focus back to what opened it', async ({ close }) => {
    await open()
    await close()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(closed).toBe(1)
    await expect.element(opener()).toHaveFocus()
  })

  it('is not closed by a click on itself', async () => {
    await open()
    await page.getByText('By the night bus.').click()
    await expect.element(dialog()).toBeVisible()
    expect(closed).toBe(0)
  })

  it('is not closed by a selection that began inside it and ended beside it', async () => {
    await open()
    const inside = page.getByText('By the night bus.').element()
    inside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    dialog()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(dialog()).toBeVisible()
    expect(closed).toBe(0)
  })

  it('stays while something is being sent', async () => {
    await open(<Page stays />)
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await pressBeside()
    await expect.element(dialog()).toBeVisible()
    expect(closed).toBe(0)
  })

  it('prevents the page behind it from scrolling', async () => {
    await render(<Page />)
    opener().element().scrollIntoView({ block: 'start' })
    const { scrollY: before } = window
    await opener().click()
    await expect.element(dialog()).toBeVisible()
    const { left: edge } = opener().element().getBoundingClientRect()
    expect(before).toBeGreaterThan(0)
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
    expect(scrollY).toBe(before)
    expect(opener().element().getBoundingClientRect().left).toBe(edge)
  })

  it('shows its beginning and its buttons, however long it is', async () => {
    const { container } = await render(
      <Dialog open title="The night bus" onClose={() => undefined} actions={<button type="button">Close</button>}>
        {TALL.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>,
    )
    const shown = container.querySelector('dialog') as HTMLDialogElement
    expect(shown.scrollHeight).toBeGreaterThan(shown.clientHeight)
    expect(shown.scrollTop).toBe(0)
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    const { bottom } = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(shown.getBoundingClientRect().bottom)
  })

  it('may lie on another, and only the upper one is closed', async () => {
    await open(<Page nested />)
    await page.getByRole('button', { name: 'Which bus?' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('The one with the eagle.')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Which bus?' })).toHaveFocus()
    expect(closed).toBe(0)
  })

  it('is closed also when the page takes it away', async () => {
    const { rerender } = await open()
    await rerender(<p>Another page</p>)
    expect(document.querySelector(':modal')).toBeNull()
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  })

  it('a question is announced with its description', async () => {
    await render(
      <Dialog open alert title="Cancel this order?" onClose={() => undefined}>
        <p>The parcel has not left yet.</p>
      </Dialog>,
    )
    await expect
      .element(page.getByRole('alertdialog', { name: 'Cancel this order?' }))
      .toHaveAccessibleDescription('The parcel has not left yet.')
  })
})
