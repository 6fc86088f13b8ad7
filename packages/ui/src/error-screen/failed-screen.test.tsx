import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErrorTexts, FailedScreen } from './failed-screen.tsx'

const texts = {
  headings: { notFound: 'Page not found', failed: 'An error occurred' },
  message: 'Something went wrong!',
  notFoundMessage: 'Resource not found!',
  home: 'Return to Homepage',
  retry: 'Try again',
  homeHref: '/',
}
const notFound = Object.assign(new Error('Resource not found!'), { consequence: 'fatal404' })

it.each([
  {
    what: 'a 404 of the API',
    error: notFound,
    heading: 'Page not found',
    message: 'Resource not found!',
    retry: false,
  },
  {
    what: 'a mistake in the program',
    error: new TypeError('x is undefined'),
    heading: 'An error occurred',
    message: 'Something went wrong!',
    retry: true,
  },
])('$what is shown as "$heading", with the way home', ({ error, heading, message, retry }) => {
  const markup = renderToStaticMarkup(
    <ErrorTexts texts={texts}>
      <FailedScreen error={error} unstable_retry={() => undefined} />
    </ErrorTexts>,
  )
  expect(markup).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  expect(markup).toContain(message)
  expect(markup).toContain('Return to Homepage')
  expect(markup.includes('Try again')).toBe(retry)
})
