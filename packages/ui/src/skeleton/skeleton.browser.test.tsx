import '../tokens/tokens.css'
import '../base/base.css'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Skeleton } from './skeleton.tsx'

const KINDS = ['text', 'row', 'cover', 'detail'] as const

describe('Skeleton', () => {
  it.each(KINDS)('announces once what is loading, and hides its shapes (%s) from screen readers', async (kind) => {
    const { container } = await render(<Skeleton kind={kind} label="The books are coming" />)
    await expect.element(page.getByRole('status')).toHaveTextContent('The books are coming')
    expect(container.textContent).toBe('The books are coming')
    expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull()
  })

  it('is as high as the lines that come', async () => {
    const { container } = await render(
      <>
        <Skeleton kind="text" lines={3} label="The words are coming" />
        <p>
          One.
          <br />
          Two.
          <br />
          Three.
        </p>
      </>,
    )
    const bones = container.querySelector('[aria-hidden="true"]')
    const words = page.getByRole('paragraph').element()
    expect(bones?.getBoundingClientRect().height).toBeCloseTo(words.getBoundingClientRect().height, 0)
  })

  it('has a shape for each item', async () => {
    const { container } = await render(<Skeleton kind="row" lines={5} label="The books are coming" />)
    expect(container.querySelector('[aria-hidden="true"]')?.children).toHaveLength(5)
  })
})
