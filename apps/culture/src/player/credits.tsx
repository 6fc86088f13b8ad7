import type { RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text'

type CreditsProps = { credits: RecordDetail['credits']; className: string | undefined; language: Language }

/** Who did what. */
export function Credits({ credits, className, language }: CreditsProps) {
  return (
    <dl className={className}>
      {credits.map(({ role, name }) => (
        <div key={`${role} ${name}`}>
          <dt lang={textLanguage(role, language)}>{role}</dt>
          <dd lang={textLanguage(name, language)}>{name}</dd>
        </div>
      ))}
    </dl>
  )
}
