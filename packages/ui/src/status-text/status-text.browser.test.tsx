import '../tokens/tokens.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { StatusText } from './status-text.tsx'

it.each([
  { code: 'e', colour: 'red', swatch: 'rgb(217, 45, 32)' },
  { code: 'w', colour: 'yellow', swatch: 'rgb(242, 194, 0)' },
  { code: 's', colour: 'green', swatch: 'rgb(63, 155, 27)' },
  { code: 'd', colour: 'black', swatch: 'rgb(17, 17, 17)' },
  { code: null, colour: 'black', swatch: 'rgb(17, 17, 17)' },
  { code: undefined, colour: 'black', swatch: 'rgb(17, 17, 17)' },
])('a status of the code $code is $colour', async ({ code, swatch }) => {
  document.documentElement.style.colorScheme = 'light'
  const screen = await render(<StatusText code={code}>Paid</StatusText>)
  const words = screen.getByText('Paid').element()
  expect(getComputedStyle(words, '::before').backgroundColor).toBe(swatch)
  document.documentElement.removeAttribute('style')
})
