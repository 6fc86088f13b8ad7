import { listUserAddresses } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { FailedPart } from '../errors/failed-part.tsx'
import { ADDRESSES_PATH, PROFILE_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import { ownOrNothing } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { accountTexts } from './account-texts.ts'
import { AddressForm } from './address-form.tsx'
import { AddressRow } from './address-row.tsx'
import styles from './addresses-screen.module.css'
import { countryOptions } from './country-options.ts'
import { LoginOver } from './login-over.tsx'
import { PROFILE_PROBLEMS, profileProblem } from './profile-problem.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The addresses of an account: read, added to, changed, removed. */
export async function AddressesScreen({ visit, query }: { visit: Visit; query: Query }) {
  const { client, language } = visit
  const texts = accountTexts(language)
  const t = talk(texts, language)
  const here = localPath(language, ADDRESSES_PATH)
  const answer = await ownOrNothing(listUserAddresses(client)).catch(visit.fail)
  if (!answer) return <FailedPart language={language} message={t('addressesAway')} advice={t('profileAwayText')} />
  if (!('thing' in answer)) return <LoginOver path={ADDRESSES_PATH} visit={visit} />
  const addresses = answer.thing.results
  const changed = addresses.find(({ id }) => id === query['change'])
  const isOpen = query['add'] !== undefined || changed !== undefined
  const problem = profileProblem(query['problem'])
  failForm(visit, problem)
  return (
    <div className={`page ${styles.screen}`}>
      <p>
        <a className={styles.back} href={localPath(language, PROFILE_PATH)}>
          {t('backToAccount')}
        </a>
      </p>
      <h1 className={styles.heading}>{isOpen ? t(changed ? 'addressChange' : 'addressNew') : t('addresses')}</h1>
      {problem && <ErrorSummary heading={t('notDone')} errors={[{ text: t(PROFILE_PROBLEMS[problem]) }]} />}
      {isOpen ? (
        <AddressForm
          key={changed?.id}
          address={changed}
          countries={await countryOptions(client, t('nepal'))}
          texts={texts}
          language={language}
          isFirst={addresses.length === 0}
        />
      ) : (
        <>
          <p role="status" className={toldOf(query) ? styles.notice : undefined}>
            {toldOf(query) && t(toldOf(query) ?? 'saved')}
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
    </div>
  )
}

function toldOf(query: Query) {
  if (query['saved'] !== undefined) return 'addressSaved'
  return query['removed'] === undefined ? undefined : 'addressRemoved'
}
