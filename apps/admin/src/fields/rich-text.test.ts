// @vitest-environment happy-dom
import { Editor } from '@tiptap/react'
import { expect, it } from 'vitest'
import { EXTENSIONS } from './rich-text.tsx'

function edit(content: string, act: (editor: Editor) => unknown = () => undefined) {
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content, injectCSS: false })
  act(editor)
  const html = editor.getHTML()
  editor.destroy()
  return html
}

it.each([
  '<p><em>a</em> <strong>c</strong> <cite>d</cite> <q>e</q></p>',
  '<p><cite><em>The Rain Ledger</em></cite>, <q>घाम <em>र</em> <a href="/ne">पानी</a></q></p>',
  '<blockquote><p><q>One</q> and <cite><a href="/ne/artist/tara">two</a></cite><br>three</p></blockquote>',
  '<h2>Low <cite>Cloud</cite></h2><ul><li><p>One</p></li></ul><ol><li><p><q>Two</q></p></li></ol>',
])('keeps what the API allows: %s', (html) => {
  expect(edit(html)).toBe(html)
})

it('keeps both when the text around them is edited, and what is typed after them is plain', () => {
  const html = '<p><cite>Low Cloud</cite></p>'
  expect(edit(html, (editor) => editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' plays'))).toBe(
    '<p><cite>Low Cloud</cite> plays</p>',
  )
})

it('takes out everything else', () => {
  expect(edit('<p><u>a</u> <mark>b</mark> <code>c</code> <span class="x">d</span></p>')).toBe('<p>a b c d</p>')
})
