import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawer } from './drawer.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Cart
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Cart" closeText="Close">
        <p>The Rain Ledger</p>
      </Drawer>
    </StrictMode>
  )
}

const drawer = () => page.getByRole('dialog', { name: 'Cart' })

async function open() {
  await render(<Page />)
  await page.getByRole('button', { name: 'Cart' }).click()
  await expect.element(drawer()).toBeVisible()
}

describe('Drawer', () => {
  it('is at the inline end and as high as the screen', async () => {
    await open()
    await Promise.all(
      drawer()
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    )
    const { right, top, height } = drawer().element().getBoundingClientRect()
    expect({ right, top, height }).toEqual({ right: innerWidth, top: 0, height: innerHeight })
  })

  it('is at the bottom as a sheet, whose buttons stay visible below long content', async () => {
    await render(
      <Drawer
        open
        placement="bottom"
        title="Filter"
        closeText="Close"
        onClose={() => undefined}
        actions={<button type="button">Show 12 books</button>}
      >
        {Array.from({ length: 80 }, (_, line) => (
          <p key={line}>line {line}</p>
        ))}
      </Drawer>,
    )
    const sheet = page.getByRole('dialog', { name: 'Filter' }).element()
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished))
    const { top, bottom, width } = sheet.getBoundingClientRect()
    expect({ bottom, width }).toEqual({ bottom: innerHeight, width: innerWidth })
    expect(top).toBeGreaterThan(0)
    await expect.element(page.getByRole('button', { name: 'Show 12 books' })).toBeInViewport()
    expect(
      page.getByRole('button', { name: 'Show 12 books' }).element().getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(bottom)
  })

  it.each([
    { way: 'its cross', close: () => page.getByRole('button', { name: 'Close' }).click() },
    { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
    {
      way: 'a press beside it',
      close: () => userEvent.click(drawer(), { position: { x: -9, y: 9 } }),
    },
  ])('is closed by $way, and the focus goes back to what opened it', async ({ close }) => {
    await page.viewport(800, 600)
    await open()
    await close()
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Cart' })).toHaveFocus()
  })
})
