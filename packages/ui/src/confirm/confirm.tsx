'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { ask, onQuestions, type Question, questionNow } from './questions.ts'

type ConfirmWords = { title: string; text: string; confirmText: string; cancelText: string }
type AlertWords = { title: string; text: string; closeText: string }

/** Asks before something is done that cannot be undone: whether the visitor said yes. */
export function confirm({ title, text, confirmText, cancelText }: ConfirmWords): Promise<boolean> {
  return ask({ title, text, goOn: confirmText, cancel: cancelText })
}

/** Says something that must be read before the visitor goes on. */
export async function alert({ title, text, closeText }: AlertWords): Promise<void> {
  await ask({ title, text, goOn: closeText })
}

const onServer = () => undefined

/** Where questions appear, once on a page. What draws them is fetched with the first of them. */
export function DialogHost() {
  const question = useSyncExternalStore(onQuestions, questionNow, onServer)
  const [part, setPart] = useState<{ QuestionDialog: ComponentType<{ question: Question }> }>()
  const isMissing = question !== undefined && !part

  useEffect(() => {
    if (!isMissing) return
    // Without a line it cannot be fetched; the browser's own question is always there.
    import('./question-dialog.tsx').then(setPart, answerPlainly)
  }, [isMissing])

  return question && part ? <part.QuestionDialog key={question.id} question={question} /> : null
}

function answerPlainly() {
  for (let question = questionNow(); question; question = questionNow()) {
    const words = `${question.title}\n\n${question.text}`
    if (question.cancel) question.answer(window.confirm(words))
    else {
      window.alert(words)
      question.answer(true)
    }
  }
}
