import { IntentLink } from '@dabali/ui/intent-link'
import styles from './kind-links.module.css'
import { SHOP_KINDS, type ShopKind } from './search-query.ts'
import type { SearchTexts } from './search-texts.ts'

type KindLinksProps = {
  counts: Readonly<Partial<Record<ShopKind, number>>>
  shown: ShopKind
  hrefOf: (kind: ShopKind) => string
  texts: SearchTexts
}

/** What was found of each kind, one press away. What there is none of is not offered. */
export function KindLinks({ counts, shown, hrefOf, texts }: KindLinksProps) {
  return (
    <nav className={styles.kinds} aria-label={texts.kinds}>
      <ul className={styles.row}>
        {SHOP_KINDS.filter((kind) => counts[kind] || kind === shown).map((kind) => (
          <li key={kind}>
            <IntentLink
              href={hrefOf(kind)}
              className={styles.kind}
              rel="nofollow"
              aria-current={kind === shown ? 'page' : undefined}
            >
              {texts.kindName(kind)} <span className={styles.count}>{texts.count(counts[kind] ?? 0)}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
