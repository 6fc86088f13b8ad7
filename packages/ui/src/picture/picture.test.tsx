import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture, webpFiles } from './picture.tsx'

const picture = {
  alt: 'Cover of The Rain Ledger',
  width: 640,
  height: 960,
  sources: [640, 160, 320].flatMap((width) => [
    { type: 'image/avif' as const, width, src: `/v1/media/rain-${width}.avif` },
    { type: 'image/webp' as const, width, src: `/v1/media/rain-${width}.webp` },
  ]),
}

describe('Picture', () => {
  it('offers AVIF before WebP, each from small to large', () => {
    const sets = [...renderToStaticMarkup(<Picture picture={picture} sizes="40vw" />).matchAll(/srcSet="([^"]*)"/g)]
    expect(sets.slice(1).map(([, set]) => set)).toEqual(
      ['avif', 'webp'].map((end) => [160, 320, 640].map((w) => `/v1/media/rain-${w}.${end} ${w}w`).join(', ')),
    )
  })

  it('offers the smaller sizes first with data saving', () => {
    const [, sources] = renderToStaticMarkup(<Picture picture={picture} sizes="40vw" />).split('<source ')
    expect(sources).toMatch(/^media="\(prefers-reduced-data: reduce\)" type="image\/avif"/)
    expect(sources).toContain('srcSet="/v1/media/rain-160.avif 160w, /v1/media/rain-320.avif 320w"')
  })

  it('falls back to the middle WebP, and has its width and height before it has its picture', () => {
    const markup = renderToStaticMarkup(<Picture picture={picture} sizes="40vw" />)
    expect(markup).toMatch(/<img[^>]*src="\/v1\/media\/rain-320\.webp"[^>]*width="640" height="960"/)
  })

  it('waits until it is near, but the first of a page is fetched at once', () => {
    expect(renderToStaticMarkup(<Picture picture={picture} sizes="40vw" />)).toContain('loading="lazy"')
    const first = renderToStaticMarkup(<Picture picture={picture} sizes="40vw" first />)
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
  })

  it('is fetched early on a wide screen alone where it is further below on others', () => {
    const wide = renderToStaticMarkup(<Picture picture={picture} sizes="40vw" first="wide" />)
    expect(wide).toContain('loading="lazy"')
    const [preload = ''] = /<link[^>]*>/.exec(wide) ?? []
    expect(preload).toMatch(/rel="preload" as="image" type="image\/avif" media="\(min-width: 62rem\)"/)
    expect(preload).toContain('imageSrcSet="/v1/media/rain-160.avif 160w, ')
    expect(renderToStaticMarkup(<Picture picture={picture} sizes="40vw" first />)).not.toContain('<link')
  })

  it('has an alt text, unless a text beside it describes it', () => {
    expect(renderToStaticMarkup(<Picture picture={picture} sizes="40vw" />)).toContain('alt="Cover of The Rain Ledger"')
    expect(renderToStaticMarkup(<Picture picture={picture} sizes="40vw" decorative />)).toContain('alt=""')
  })

  it('carries no style attribute, which the security policy would block', () => {
    expect(renderToStaticMarkup(<Picture picture={picture} sizes="40vw" cover first />)).not.toContain('style=')
  })
})

describe('webpFiles', () => {
  it('names the files with their sizes, the largest first', () => {
    expect(webpFiles(picture)).toEqual([
      { src: '/v1/media/rain-640.webp', width: 640, height: 960 },
      { src: '/v1/media/rain-320.webp', width: 320, height: 480 },
      { src: '/v1/media/rain-160.webp', width: 160, height: 240 },
    ])
    expect(webpFiles({ ...picture, sources: [] })).toEqual([])
  })
})
