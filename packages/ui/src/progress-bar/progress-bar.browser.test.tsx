import '../tokens/tokens.css'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { beginNavigation } from './navigation-progress.ts'
import { ProgressBar } from './progress-bar.tsx'

const bar = () => page.getByRole('progressbar', { name: 'Loading' })

describe('ProgressBar', () => {
  it('is there while a page is on its way, orange, 3 px high, at the top of the screen and in nobody’s way', async () => {
    await render(<ProgressBar label="Loading" />)
    await expect.element(bar()).not.toBeInTheDocument()
    const end = beginNavigation()
    await expect.element(bar()).toBeVisible()
    const { backgroundColor, height, pointerEvents, position, top } = getComputedStyle(bar().element())
    expect({ backgroundColor, height, pointerEvents, position, top }).toEqual({
      backgroundColor: 'rgb(255, 138, 0)',
      height: '3px',
      pointerEvents: 'none',
      position: 'fixed',
      top: '0px',
    })
    end()
    await expect.element(bar()).not.toBeInTheDocument()
  })
})
