import { useEffect, useState } from 'react'
import styles from './box-office-panel.module.css'

/** The standard asks for four light squares around a code. */
const QUIET = 4

type Code = { size: number; path: string }

/** A QR code of an address. The encoder loads when the first code is shown. */
export function SaleCode({ address, label }: { address: string; label: string }) {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    let isCurrent = true
    drawCode(address).then((drawn) => {
      if (isCurrent) setCode(drawn)
    })
    return () => {
      isCurrent = false
    }
  }, [address])
  if (!code) return <div className={styles.code} />
  const { size, path } = code
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  )
}

async function drawCode(address: string): Promise<Code> {
  const { encodeQR } = await import('qr')
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: squares.join('') }
}
