import '../tokens/tokens.css'
import '../base/base.css'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FittedTitle } from './fitted-title.tsx'

const WORDS = [
  { text: 'The Incomprehensible', word: 'Incomprehensible', lang: 'en' },
  { text: 'Counterrevolutionaries', word: 'Counterrevolutionaries', lang: 'en' },
  { text: 'अन्तर्राष्ट्रियकरणहरू', word: 'अन्तर्राष्ट्रियकरणहरू', lang: 'ne' },
]

/** On how many lines a word stands, and how far it hangs over the edge of the page. */
function standing(word: string) {
  const text = page.getByRole('heading', { level: 1 }).element().firstChild
  if (!text?.nodeValue) throw new Error('The title has no text.')
  const range = document.createRange()
  range.setStart(text, text.nodeValue.indexOf(word))
  range.setEnd(text, text.nodeValue.indexOf(word) + word.length)
  return {
    lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    isInside: range.getBoundingClientRect().right <= innerWidth,
  }
}

describe('FittedTitle', () => {
  it.each(WORDS)('shows $word without a break on a phone', async ({ text, word, lang }) => {
    await page.viewport(360, 740)
    await render(
      <div style={{ paddingInline: 16 }}>
        <FittedTitle text={text} locale={lang} />
      </div>,
    )
    expect(standing(word)).toEqual({ lines: 1, isInside: true })
  })

  it('has the full size when its words are short', async () => {
    await page.viewport(360, 740)
    await render(<FittedTitle text="The Rain Ledger" locale="en" />)
    const { fontSize } = getComputedStyle(page.getByRole('heading', { level: 1 }).element())
    expect(fontSize).toBe('44.48px')
  })
})
