import { describe, expect, it } from 'vitest'
import { findAll, parseXml } from './parse-xml.ts'

describe('parseXml', () => {
  it('names elements and attributes without their prefixes', () => {
    const root = parseXml('<?xml version="1.0"?><!DOCTYPE a><a:b xml:lang=\'ne\' c="1 > 0"/>')
    expect([root?.name, root?.attributes]).toEqual(['b', { lang: 'ne', c: '1 > 0' }])
  })

  it('has the text of an element, with entities and CDATA', () => {
    expect(parseXml('<a>one <b>&amp; &#2325;</b><![CDATA[ <two>]]><!-- no --></a>')?.text).toBe('one & क <two>')
  })

  it.each(['&bomb;', '&#x110000;'])('leaves %s as it is written', (entity) => {
    expect(parseXml(`<!DOCTYPE a [<!ENTITY bomb "x">]><a>${entity}</a>`)?.text).toBe(entity)
  })

  it('continues after unclosed or unopened elements', () => {
    const root = parseXml('<a><b>one<c>two</b></d><e/></a>')
    expect(root?.children.map(({ name }) => name)).toEqual(['b', 'e'])
  })

  it.each(['', 'words', '<!-- a -->', '<'])('returns nothing for %j', (source) => {
    expect(parseXml(source)).toBeUndefined()
  })
})

it('findAll finds at any depth, in order', () => {
  const root = parseXml('<a><b id="1"><b id="2"/></b><c><b id="3"/></c></a>')
  expect(findAll(root, 'b').map(({ attributes }) => attributes['id'])).toEqual(['1', '2', '3'])
})
