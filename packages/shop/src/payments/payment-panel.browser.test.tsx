import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTranslator } from '../i18n/translator.ts'
import { HoldCountdown } from './hold-countdown.tsx'
import { holdTexts } from './payment-panel.tsx'
import { paymentsMessages } from './payments-messages.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const english = { t: createTranslator(paymentsMessages('en'), 'en'), language: 'en' as const }
const nepali = { t: createTranslator(paymentsMessages('ne'), 'ne'), language: 'ne' as const }

test('shows the end and the remaining time', async () => {
  await render(
    <HoldCountdown until="2199-01-01T06:15:00Z" texts={holdTexts(english)} language="en" onOver={() => undefined} />,
  )
  const i18n = () => page.getByRole('paragraph').element().textContent
  await expect.poll(i18n).toMatch(/^Held for you until 12:00\. [\d,]+ minutes left\.$/)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('announces few moments, in the language of the page', async () => {
  await render(
    <HoldCountdown until={inMinutes(4.5)} texts={holdTexts(nepali)} language="ne" onOver={() => undefined} />,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('५ मिनेट बाँकी।')
})

test('calls back once when it is over', async () => {
  let over = 0
  const until = inMinutes(-1)
  const countdown = () => (
    <HoldCountdown until={until} texts={holdTexts(english)} language="en" onOver={() => (over += 1)} />
  )
  const { rerender } = await render(countdown())
  await expect.poll(() => over).toBe(1)
  await rerender(countdown())
  expect(over).toBe(1)
  await expect.element(page.getByRole('timer')).toBeEmptyDOMElement()
})
