import { getMe, newId } from '@dabali/api-client'
import { formatNpr, GIFT_CARD_AMOUNTS, GIFT_CARD_LIMITS, localPath, readGiftCardAmount } from '@dabali/domain'
import { readTextDraft, setFormStatus } from '@dabali/shop/form-action'
import { GIFT_CARD_BALANCE_PATH, GIFT_CARDS_PATH } from '@dabali/shop/paths'
import type { RequestContext } from '@dabali/shop/request-context'
import { visitorPage } from '@dabali/shop/routes/visitor-page'
import { Button } from '@dabali/ui/button'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { TextField } from '@dabali/ui/field'
import { StatusText } from '@dabali/ui/status-text'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { BUY_GIFT_CARD_ACTION, CHECK_BALANCE_ACTION } from '../paths.ts'
import { shareMetadata } from '../seo/structured-data.tsx'
import {
  BALANCE_COOKIES,
  PURCHASE_COOKIES,
  PURCHASE_FIELDS,
  RECIPIENT_MISSING,
  readBalance,
} from './gift-card-actions.ts'
import { GiftCardPicture } from './gift-card-picture.tsx'
import styles from './gift-cards.module.css'

export async function giftCardsMetadata(): Promise<Metadata> {
  const t = await getTranslations('giftCards')
  return shareMetadata({ path: GIFT_CARDS_PATH, title: t('title'), description: t('description') })
}

export async function balanceMetadata(): Promise<Metadata> {
  const t = await getTranslations('giftCards')
  const path = GIFT_CARD_BALANCE_PATH
  return shareMetadata({ path, title: t('balanceTitle'), description: t('balanceDescription') })
}

type Query = Readonly<Record<string, string | string[] | undefined>>
type ScreenProps = { context: RequestContext; query: Query }

const valuesOf = async (names: readonly string[]) => {
  const store = await cookies()
  return names.map((name) => store.get(name)?.value)
}

/** The email of the account; undefined for guests. */
async function accountEmail({ client, isLoggedIn }: RequestContext): Promise<string | undefined> {
  const account = isLoggedIn ? await getMe(client).catch(() => undefined) : undefined
  return account?.email || undefined
}

export const giftCardsPage = visitorPage({
  metadata: () => ({}),
  path: GIFT_CARDS_PATH,
  read: async ({ context }) => ({ email: await accountEmail(context) }),
  screen: ({ context, query, value }) => <GiftCardsScreen context={context} query={query} email={value?.email} />,
})

async function GiftCardsScreen({ context, query, email }: ScreenProps & { email: string | undefined }) {
  const { language } = context
  const t = await getTranslations('giftCards')
  setFormStatus(context, query['problem'])
  const form = await readForm(query)
  const { amount, own_amount, recipient_name, for: recipient } = form.draft
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <div className={styles.picture}>
        <GiftCardPicture
          form={FORM}
          initial={{
            amount: readGiftCardAmount((amount === 'own' ? own_amount : amount) ?? '') ?? Number(FIRST_AMOUNT),
            name: recipient === 'me' ? '' : (recipient_name ?? ''),
          }}
          language={language}
          texts={{
            brand: t('brand'),
            title: t('cardTitle'),
            forName: t.raw('forName'),
            picture: t.raw('picture'),
            pictureFor: t.raw('pictureFor'),
          }}
        />
        <p className="quiet small">{t('printHint')}</p>
      </div>
      <PurchaseForm context={context} form={form} email={email} />
      <div className={styles.about}>
        <section>
          <h2 className={styles.subheading}>{t('buysHeading')}</h2>
          <p>{t('buysText')}</p>
        </section>
        <section>
          <h2 className={styles.subheading}>{t('termsHeading')}</h2>
          <ul className={styles.terms}>
            <li>{t('termExpiry')}</li>
            <li>{t('termParts')}</li>
            <li>{t('termReturn')}</li>
          </ul>
        </section>
        <section>
          <h2 className={styles.subheading}>{t('haveCard')}</h2>
          <p>{t('haveCardText')}</p>
          <a className={styles.link} href={localPath(language, GIFT_CARD_BALANCE_PATH)}>
            {t('checkBalance')}
          </a>
        </section>
      </div>
    </div>
  )
}

const FORM = 'gift-card'
const FIRST_AMOUNT = String(GIFT_CARD_AMOUNTS[0])

/** What was typed before a failure, and its errors. */
async function readForm(query: Query) {
  const isBack = query['problem'] !== undefined
  const values = isBack ? readTextDraft(await valuesOf(PURCHASE_COOKIES)) : { draft: {}, errors: {} }
  return { ...values, isBack }
}

type PurchaseFormProps = {
  context: RequestContext
  form: Awaited<ReturnType<typeof readForm>>
  email: string | undefined
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu', dateStyle: 'short' })

/** A plain form, without scripts of its own. */
async function PurchaseForm({ context: { language }, form, email }: PurchaseFormProps) {
  const t = await getTranslations('giftCards')
  // The key of the form is made for each request.
  await connection()
  const { draft, errors, isBack } = form
  const errorOf = (name: string) =>
    errors[name] === RECIPIENT_MISSING ? t('recipientEmailMissing') : errors[name] || undefined
  const money = (amount: number) => formatNpr(amount, language)
  const problems = PURCHASE_FIELDS.flatMap((field) => {
    const text = errorOf(field)
    return text ? [{ field, text }] : []
  })
  const general = isBack && problems.length === 0 ? [{ text: errorOf('form') ?? t('failed') }] : []
  const field = (name: (typeof PURCHASE_FIELDS)[number]) => ({
    name,
    defaultValue: draft[name] ?? '',
    error: errorOf(name),
  })
  return (
    <form id={FORM} className={styles.purchase} method="post" action={BUY_GIFT_CARD_ACTION} noValidate>
      <ErrorSummary heading={t('problems')} errors={[...problems, ...general]} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="key" value={newId()} />
      <ChoiceGroup
        {...field('amount')}
        legend={t('amount')}
        defaultValue={draft['amount'] || FIRST_AMOUNT}
        tiles
        options={[
          ...GIFT_CARD_AMOUNTS.map((amount) => ({ value: String(amount), text: money(amount) })),
          { value: 'own', text: t('own') },
        ]}
      />
      <div className={styles.own}>
        <TextField
          {...field('own_amount')}
          label={t('ownAmount')}
          hint={t('ownAmountHint', { least: money(GIFT_CARD_LIMITS.least), most: money(GIFT_CARD_LIMITS.most) })}
          inputMode="numeric"
          maxLength={10}
        />
      </div>
      <ChoiceGroup
        {...field('for')}
        legend={t('recipient')}
        defaultValue={draft['for'] || 'other'}
        options={[
          { value: 'other', text: t('forOther') },
          { value: 'me', text: t('forMe') },
        ]}
        tiles
      />
      <div className={`${styles.pair} ${styles.recipient}`}>
        <TextField {...field('recipient_name')} label={t('recipientName')} optional={t('optional')} maxLength={255} />
        <TextField
          {...field('recipient_email')}
          label={t('recipientEmail')}
          type="email"
          inputMode="email"
          maxLength={254}
        />
        <TextField
          {...field('sender_name')}
          label={t('senderName')}
          optional={t('optional')}
          autoComplete="name"
          maxLength={255}
        />
        <div className={styles.message}>
          <TextField {...field('message')} label={t('message')} optional={t('optional')} multiline maxLength={1000} />
        </div>
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('deliver_on')}
          label={t('deliverOn')}
          hint={t('deliverOnHint')}
          optional={t('optional')}
          type="date"
          min={DAY.format(new Date())}
        />
        {email === undefined && (
          <TextField
            {...field('email')}
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
        )}
      </div>
      <ChoiceGroup
        {...field('payment_method')}
        legend={t('payment')}
        options={(['esewa', 'khalti', 'card'] as const).map((value) => ({ value, text: t(value) }))}
        tiles
      />
      <div>
        <Button type="submit" kind="main">
          {t('buy')}
        </Button>
      </div>
    </form>
  )
}

export const giftCardBalancePage = visitorPage({
  metadata: () => ({}),
  path: GIFT_CARD_BALANCE_PATH,
  screen: ({ context, query }) => <BalanceScreen context={context} query={query} />,
})

async function BalanceScreen({ context, query }: ScreenProps) {
  const { language } = context
  const t = await getTranslations('giftCards')
  const problem = query['problem']
  setFormStatus(context, problem)
  const isBack = problem !== undefined || query['checked'] !== undefined
  const { card, error } = isBack ? readBalance(await valuesOf(BALANCE_COOKIES)) : {}
  const money = (amount: string) => formatNpr(amount, language)
  const refusal = problem === '429' ? t('tooMany') : error || t('failed')
  return (
    <div className={`page ${styles.balance}`}>
      <h1 className={styles.heading}>{t('balanceTitle')}</h1>
      <p className={styles.lead}>{t('balanceLead')}</p>
      {card && (
        <div role="status">
          <StatusText code="s">
            {t('balance', { balance: money(card.balance), amount: money(card.amount), end: card.ends_with })}
          </StatusText>
        </div>
      )}
      <form className={styles.form} method="post" action={CHECK_BALANCE_ACTION} noValidate>
        <input type="hidden" name="language" value={language} />
        <TextField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          error={problem === undefined ? undefined : refusal}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
        />
        <div>
          <Button type="submit" kind="main">
            {t('check')}
          </Button>
        </div>
      </form>
      <p>
        <a className={styles.link} href={localPath(language, GIFT_CARDS_PATH)}>
          {t('buyOne')}
        </a>
      </p>
    </div>
  )
}
