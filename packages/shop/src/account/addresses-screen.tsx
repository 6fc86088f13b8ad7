import {
  type Client,
  type Country,
  listCountries,
  listUserAddresses,
  newId,
  type UserAddress,
} from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { connection } from 'next/server'
import { FailedPart } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { ADDRESSES_PATH, PREFER_ADDRESS_ACTION } from '../paths.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import { nullOn404OrDenied, type RequestContext } from '../server-request/request-context.ts'
import { type AccountMessages, accountMessages } from './account-messages.ts'
import { AccountPage, PROFILE_PROBLEMS, profileProblem, SessionExpired } from './account-page.tsx'
import { AddressForm, RemoveAddress } from './address-form.tsx'
import { addressLines } from './address-input.ts'
import styles from './addresses-screen.module.css'
import { SingleSubmitForm } from './single-submit-form.tsx'

/** The countries that parcels go to, for a form; Nepal alone when the list cannot be read. */
async function countryOptions(client: Client, nepal: string): Promise<{ value: string; text: string }[]> {
  const countries: Country[] = await listCountries(client).then(
    ({ results }) => results,
    () => [],
  )
  const options = countries
    .filter(({ is_shipping_country }) => is_shipping_country)
    .map(({ code, printable_name }) => ({ value: code, text: printable_name }))
  return options.length > 0 ? options : [{ value: 'NP', text: nepal }]
}

type AddressRowProps = { address: UserAddress; texts: AccountMessages; language: Language }

function AddressRow({ address, texts, language }: AddressRowProps) {
  const t = createTranslator(texts, language)
  const [name, ...lines] = addressLines(address, language)
  const change = `${localPath(language, ADDRESSES_PATH)}?change=${encodeURIComponent(address.id)}`
  return (
    <li className={styles.row}>
      <address>
        <p className={styles.name}>{name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {address.is_default_for_shipping && <p className={styles.first}>{t('addressDefault')}</p>}
      </address>
      <div className={styles.actions}>
        <a
          className={buttonClasses({ kind: 'plain' })}
          href={change}
          aria-label={t('addressEditNamed', { name: name ?? '' })}
        >
          {t('addressEditLink')}
        </a>
        {!address.is_default_for_shipping && (
          <SingleSubmitForm
            action={PREFER_ADDRESS_ACTION}
            language={language}
            kind="plain"
            submitText={t('addressMakeDefault')}
            submitName={t('addressMakeDefaultNamed', { name: name ?? '' })}
          >
            <input type="hidden" name="address" value={address.id} />
          </SingleSubmitForm>
        )}
        <RemoveAddress id={address.id} name={name ?? ''} texts={texts} language={language} />
      </div>
    </li>
  )
}

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The addresses of an account: read, added to, changed, removed. */
export async function AddressesScreen({ context, query }: { context: RequestContext; query: Query }) {
  const { client, language } = context
  const texts = accountMessages(language)
  const t = createTranslator(texts, language)
  const here = localPath(language, ADDRESSES_PATH)
  const answer = await nullOn404OrDenied(listUserAddresses(client)).catch(context.fail)
  if (!answer) return <FailedPart language={language} message={t('addressesFailed')} advice={t('profileFailedText')} />
  if (!('value' in answer)) return <SessionExpired path={ADDRESSES_PATH} context={context} />
  const addresses = answer.value.results
  const changed = addresses.find(({ id }) => id === query['change'])
  const isOpen = query['add'] !== undefined || changed !== undefined
  const problem = profileProblem(query['problem'])
  setFormStatus(context, problem)
  // The form has a new key for each request; a prefetch has none.
  await connection()
  return (
    <AccountPage
      title={isOpen ? t(changed ? 'addressEdit' : 'addressNew') : t('addresses')}
      path={ADDRESSES_PATH}
      context={context}
    >
      {problem && <ErrorSummary heading={t('notSavedHeading')} errors={[{ text: t(PROFILE_PROBLEMS[problem]) }]} />}
      {isOpen ? (
        <AddressForm
          key={changed?.id}
          address={changed}
          countries={await countryOptions(client, t('nepal'))}
          texts={texts}
          language={language}
          isFirst={addresses.length === 0}
          attemptKey={newId()}
        />
      ) : (
        <>
          <p role="status" className={noticeKey(query) ? styles.notice : undefined}>
            {noticeKey(query) && t(noticeKey(query) ?? 'saved')}
          </p>
          {addresses.length === 0 ? (
            <p>{t('addressesEmpty')}</p>
          ) : (
            <ul className={styles.list}>
              {addresses.map((address) => (
                <AddressRow key={address.id} address={address} texts={texts} language={language} />
              ))}
            </ul>
          )}
          <p>
            <a className={buttonClasses({ kind: 'main' })} href={`${here}?add=1`}>
              {t('addressAdd')}
            </a>
          </p>
        </>
      )}
    </AccountPage>
  )
}

function noticeKey(query: Query) {
  if (query['saved'] !== undefined) return 'addressSaved'
  return query['removed'] === undefined ? undefined : 'addressRemoved'
}
