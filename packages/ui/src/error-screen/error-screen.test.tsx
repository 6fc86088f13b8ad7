import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErrorScreen } from './error-screen.tsx'

const home = { href: '/', text: 'Return to Homepage' }
const markup = renderToStaticMarkup(
  <ErrorScreen heading="Page not found" message="Page not found: /no/such/path" home={home} />,
)

describe('ErrorScreen', () => {
  it('says its heading as the heading of the page', () => {
    expect(markup).toMatch(/<h1[^>]*>Page not found<\/h1>/)
  })

  it('says what happened', () => {
    expect(markup).toContain('Page not found: /no/such/path')
  })

  it('leads home by a plain link, which works without scripts', () => {
    expect(markup).toMatch(/<a class="[^"]*" href="\/">Return to Homepage<\/a>/)
    expect(markup).not.toContain('<button')
  })

  it('has room beside that for a way to try again', () => {
    const withRetry = renderToStaticMarkup(
      <ErrorScreen heading="An error occurred" message="…" home={home}>
        <button type="button">Try again</button>
      </ErrorScreen>,
    )
    expect(withRetry).toMatch(/Return to Homepage<\/a><button type="button">Try again<\/button>/)
  })
})
