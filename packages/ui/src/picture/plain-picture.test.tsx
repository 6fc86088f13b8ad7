import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlainPicture } from './plain-picture.tsx'

it('is one file with its size reserved, and decorative unless it has a text', () => {
  const markup = renderToStaticMarkup(
    <PlainPicture src="/v1/media/rain.webp" width={64} height={96} className="cover" />,
  )
  expect(markup).toMatch(
    /<img class="\S+ cover" src="\/v1\/media\/rain.webp" alt="" width="64" height="96" decoding="async"/,
  )
  expect(renderToStaticMarkup(<PlainPicture src="/logo.svg" alt="Dabali" />)).toContain('alt="Dabali"')
})

it('is an empty box without a file, which a browser would ask for at the address of the page', () => {
  expect(renderToStaticMarkup(<PlainPicture src="" width={64} height={96} className="cover" />)).toMatch(
    /^<span class="\S+ cover"><\/span>$/,
  )
})
