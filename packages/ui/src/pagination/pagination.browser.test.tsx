import '../tokens/tokens.css'
import '../base/base.css'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pagination } from './pagination.tsx'

const TEXTS = { previous: 'Previous', next: 'Next', page: (number: number) => `Page ${number}` }

const at = (number: number, pages: number, language: 'en' | 'ne' = 'en') => (
  <Pagination
    page={number}
    pages={pages}
    hrefOf={(other) => `/search?page=${other}`}
    label="Pages"
    texts={TEXTS}
    language={language}
  />
)
const link = (name: string) => page.getByRole('link', { name, exact: true })

describe('Pagination', () => {
  it('is a way through the list by real links', async () => {
    await render(at(2, 3))
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect.element(link('Page 3')).toHaveAttribute('href', '/search?page=3')
    await expect.element(link('Previous')).toHaveAttribute('href', '/search?page=1')
    await expect.element(link('Next')).toHaveAttribute('href', '/search?page=3')
  })

  it('marks the current page', async () => {
    await render(at(2, 3))
    await expect.element(link('Page 2')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Page 1')).not.toHaveAttribute('aria-current')
  })

  it('has no way back from the first page and none on from the last', async () => {
    const { rerender } = await render(at(1, 3))
    await expect.element(link('Previous')).not.toBeInTheDocument()
    await rerender(at(3, 3))
    await expect.element(link('Next')).not.toBeInTheDocument()
    await expect.element(link('Previous')).toBeVisible()
  })

  it('is not there for a single page', async () => {
    const { container } = await render(at(1, 1))
    expect(container.textContent).toBe('')
  })

  it('writes its numbers as the language does', async () => {
    await render(at(1, 3, 'ne'))
    await expect.element(link('Page 3')).toHaveTextContent('३')
  })

  it('fits in one row on a small phone, each link at least 44 px high', async () => {
    await page.viewport(360, 640)
    const { container } = await render(<div className="page">{at(6, 12)}</div>)
    const boxes = [...container.querySelectorAll('a')].map((each) => each.getBoundingClientRect())
    const seen = boxes.filter(({ width }) => width > 0)
    expect(seen).toHaveLength(5)
    expect(new Set(seen.map(({ top }) => top)).size).toBe(1)
    for (const { width, height } of seen) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  it('keeps its links in place from one page to the next', async () => {
    await page.viewport(1280, 800)
    const { rerender } = await render(at(6, 12))
    const placeOfNext = () => link('Next').element().getBoundingClientRect().left
    const before = placeOfNext()
    await rerender(at(7, 12))
    await expect.element(link('Page 8')).toBeVisible()
    expect(placeOfNext()).toBeCloseTo(before, 0)
  })
})
