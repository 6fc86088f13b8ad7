import type { Language } from '@dabali/domain'
import { useEffect, useRef, useState } from 'react'
import type { ChatTexts } from './chat-texts.ts'
import { countedWords } from './counted-words.ts'
import type { Talk } from './talk.ts'

/** Nobody is interrupted oftener than this. */
const EVERY_MS = 30_000

type NewAloudProps = { talk: Pick<Talk, 'messages' | 'name'>; language: Language; texts: Pick<ChatTexts, 'fresh'> }

/** Tells a screen reader from time to time how much was said meanwhile, and not each time. */
export function NewAloud({ talk, language, texts }: NewAloudProps) {
  const [count, setCount] = useState(0)
  const latest = useRef(talk)
  useEffect(() => {
    latest.current = talk
  }, [talk])

  useEffect(() => {
    let told: number | undefined
    const timer = setInterval(() => {
      const { messages, name } = latest.current
      const before = told ?? messages.at(-1)?.seq ?? 0
      setCount(messages.filter((message) => message.seq > before && message.name !== name).length)
      told = Math.max(before, messages.at(-1)?.seq ?? 0)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <p className="visually-hidden" role="status">
      {count > 0 && countedWords(texts.fresh, count, language)}
    </p>
  )
}
