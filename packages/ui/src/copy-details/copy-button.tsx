'use client'

import { useState } from 'react'
import { buttonClasses } from '../button/button.tsx'
import styles from './copy-details.module.css'

export type CopyTexts = { copy: string; copied: string; failed: string }

type CopyButtonProps = { texts: CopyTexts } & (
  | { text: string; from?: never }
  /** The id of the element whose text is copied. */
  | { from: string; text?: never }
)

/** Copies a text and announces that it did. Without scripts it is not shown. */
export function CopyButton({ text, from, texts }: CopyButtonProps) {
  const [result, setResult] = useState('')
  const copy = () => {
    // Announced once more when it is copied again.
    setResult('')
    // biome-ignore lint/performance/useDomNodeTextContent: it has empty lines between paragraphs.
    writeClipboard(text ?? document.getElementById(from)?.innerText ?? '').then(
      () => setResult(texts.copied),
      () => setResult(texts.failed),
    )
  }
  return (
    <div className={styles.copy}>
      <button type="button" className={buttonClasses({ kind: 'plain' })} onClick={copy}>
        {texts.copy}
      </button>
      <span role="status">{result}</span>
    </div>
  )
}

/** Rejects where there is no clipboard: pages without TLS have none. */
const writeClipboard = async (text: string) => navigator.clipboard.writeText(text)
