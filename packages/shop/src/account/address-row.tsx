import type { UserAddress } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { ADDRESSES_PATH, PREFER_ADDRESS_ACTION } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { AccountTexts } from './account-texts.ts'
import { addressLines } from './address-lines.ts'
import styles from './addresses-screen.module.css'
import { OnceForm } from './once-form.tsx'
import { RemoveAddress } from './remove-address.tsx'

type AddressRowProps = { address: UserAddress; texts: AccountTexts; language: Language }

export function AddressRow({ address, texts, language }: AddressRowProps) {
  const t = talk(texts, language)
  const [name, ...lines] = addressLines(address)
  const change = `${localPath(language, ADDRESSES_PATH)}?change=${encodeURIComponent(address.id)}`
  return (
    <li className={styles.row}>
      <address>
        <p className={styles.name}>{name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {address.is_default_for_shipping && <p className={styles.first}>{t('addressFirst')}</p>}
      </address>
      <div className={styles.ways}>
        <a
          className={buttonClasses({ kind: 'plain' })}
          href={change}
          aria-label={t('addressChangeNamed', { name: name ?? '' })}
        >
          {t('addressChangeIt')}
        </a>
        {!address.is_default_for_shipping && (
          <OnceForm
            action={PREFER_ADDRESS_ACTION}
            language={language}
            kind="plain"
            submitText={t('addressPrefer')}
            submitName={t('addressPreferNamed', { name: name ?? '' })}
          >
            <input type="hidden" name="address" value={address.id} />
          </OnceForm>
        )}
        <RemoveAddress id={address.id} name={name ?? ''} texts={texts} language={language} />
      </div>
    </li>
  )
}
