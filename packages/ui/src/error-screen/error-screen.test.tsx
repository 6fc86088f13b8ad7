import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErrorScreen } from './error-screen.tsx'

const home = { href: '/', text: 'Return to Homepage' }
const headings = { notFound: 'Page not found', failed: 'An error occurred' }
const markup = renderToStaticMarkup(
  <ErrorScreen status={404} headings={headings} message="Page not found: /no/such/path" home={home} />,
)

describe('ErrorScreen', () => {
  it.each([
    { status: 404, heading: 'Page not found' },
    { status: 500, heading: 'An error occurred' },
    { status: 503, heading: 'An error occurred' },
    { status: 403, heading: 'An error occurred' },
    { status: 410, heading: 'An error occurred' },
    { status: undefined, heading: 'An error occurred' },
  ])('has the heading of the page say "$heading" for the status $status', ({ status, heading }) => {
    const given = status === undefined ? {} : { status }
    const screen = renderToStaticMarkup(<ErrorScreen {...given} headings={headings} message="…" home={home} />)
    expect(screen).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  })

  it('shows its title and message', () => {
    expect(markup).toContain('Page not found: /no/such/path')
  })

  it('marks the path in its message, which the server replaces', () => {
    const screen = renderToStaticMarkup(
      <ErrorScreen status={404} headings={headings} message="Page not found: /a" path="/a" home={home} />,
    )
    expect(screen).toMatch(/<p [^>]*data-asked-path="\/a">Page not found: \/a<\/p>/)
  })

  it('leads home by a plain link, which works without scripts', () => {
    expect(markup).toMatch(/<a class="[^"]*" href="\/">Return to Homepage<\/a>/)
    expect(markup).not.toContain('<button')
  })

  it('has room beside that for a way to try again', () => {
    const withRetry = renderToStaticMarkup(
      <ErrorScreen headings={headings} message="…" home={home}>
        <button type="button">Try again</button>
      </ErrorScreen>,
    )
    expect(withRetry).toMatch(/Return to Homepage<\/a><button type="button">Try again<\/button>/)
  })

  it('has an empty place for the number of an error, behind which the server writes it', () => {
    const failed = renderToStaticMarkup(
      <ErrorScreen headings={headings} message="…" numberLabel="Error number" home={home} />,
    )
    expect(failed).toMatch(/<p [^>]*data-error-number="Error number"><\/p>/)
    expect(markup).not.toContain('data-error-number')
  })
})
