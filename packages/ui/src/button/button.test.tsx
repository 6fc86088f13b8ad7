import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('submits only with the type submit', () => {
    expect(renderToStaticMarkup(<Button>Close</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Add to cart</Button>)).toContain('type="submit"')
  })

  it('is marked as busy while it is pending and keeps the focus', () => {
    const markup = renderToStaticMarkup(<Button pending>Add to cart</Button>)
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
  })
})
