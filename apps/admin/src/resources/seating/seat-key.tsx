import { useTranslate } from 'react-admin'

const DRAWN = {
  free: <circle className="seat" cx="10" cy="10" r="8" />,
  used: <circle className="seat seat--taken" cx="10" cy="10" r="8" />,
  taken: <circle className="seat seat--taken" cx="10" cy="10" r="8" />,
  blocked: <circle className="seat seat--blocked" cx="10" cy="10" r="8" />,
  wheelchair: <rect className="seat" x="2" y="2" width="16" height="16" />,
  companion: <rect className="seat" x="2" y="2" width="16" height="16" />,
}
const SIGNS: Partial<Record<keyof typeof DRAWN, string>> = { wheelchair: 'W', companion: 'C' }

/** What the drawn seats mean. */
export function SeatKey({ shown }: { shown: readonly (keyof typeof DRAWN)[] }) {
  const translate = useTranslate()
  return (
    <p className="seat-key">
      {shown.map((name) => (
        <span key={name}>
          <svg viewBox="0 0 20 20" className="seats" aria-hidden="true">
            {DRAWN[name]}
            <text x="10" y="13.5">
              {SIGNS[name]}
            </text>
          </svg>
          {translate(`resources.seating.key.${name}`)}
        </span>
      ))}
    </p>
  )
}
