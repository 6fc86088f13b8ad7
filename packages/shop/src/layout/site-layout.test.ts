import { describe, expect, it } from 'vitest'
import { currentAt, sectionAt } from './site-layout.tsx'

const SECTIONS = ['/books', '/books?sort=new', '/books/e-book', '/category', '/book/list', '/read', '/library'].map(
  (path) => ({ path }),
)

describe('sectionAt', () => {
  it.each([
    { path: '/books', section: '/books' },
    { path: '/books?sort=new', section: '/books?sort=new' },
    { path: '/books?sort=new&page=2', section: '/books' },
    { path: '/books?sort=title', section: '/books' },
    { path: '/books/book', section: '/books' },
    { path: '/books/e-book', section: '/books/e-book' },
    { path: '/category/poetry', section: '/category' },
    { path: '/book/list/nine-books-for-a-long-rain/', section: '/book/list' },
    { path: '/read/', section: '/read' },
    { path: '/library/1/read', section: '/library' },
    { path: '/book/the-rain-ledger/', section: undefined },
    { path: '/readers', section: undefined },
    { path: '/', section: undefined },
  ])('is $section at $path', ({ path, section }) => {
    expect(sectionAt(path, SECTIONS)).toBe(section)
  })
})

describe('currentAt', () => {
  it.each([
    { path: '/read/', is: 'page' },
    { path: '/read?page=2', is: 'page' },
    { path: '/read/why-we-still-copy-things-out-by-hand/', is: 'true' },
  ])('is $is on $path, for the section that it is in', ({ path, is }) => {
    expect(currentAt('/read', { path, current: '/read' })).toBe(is)
    expect(currentAt('/books', { path, current: '/read' })).toBeUndefined()
  })

  it('is the page for a section with a query', () => {
    const section = '/books?sort=new'
    expect(currentAt(section, { path: section, current: section })).toBe('page')
  })
})
