import { getMe, newId } from '@dabali/api-client'
import { formatNpr, TIP_AMOUNTS, TIP_LIMITS } from '@dabali/domain'
import { readTextDraft } from '@dabali/shop/form-action'
import { Button, buttonClasses } from '@dabali/ui/button'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { TextField } from '@dabali/ui/field'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { TIP_ACTION } from '../paths.ts'
import { readRequestContext } from '../request-context.ts'
import { TIP_COOKIES, TIP_FIELDS, TIP_METHODS } from './tip-action.ts'
import styles from './tip-form.module.css'

/** What was typed before a failure, and its errors. */
export async function readTipForm(problem: string | undefined) {
  if (problem === undefined) return { draft: {}, errors: {}, isBack: false }
  const store = await cookies()
  return { ...readTextDraft(TIP_COOKIES.map((name) => store.get(name)?.value)), isBack: true }
}

type TipFormState = Awaited<ReturnType<typeof readTipForm>>

/** Why a tip was not given. It stays when the stream has ended, and the form has gone. */
export async function TipErrors({ draft: _, errors, isBack }: TipFormState) {
  const t = await getTranslations('tips')
  if (!isBack) return null
  const problems = TIP_FIELDS.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []))
  const general = problems.length === 0 ? [{ text: errors['form'] || t('failed') }] : []
  return (
    <div className={styles.errors}>
      <ErrorSummary heading={t('problems')} errors={[...problems, ...general]} />
    </div>
  )
}

type TipFormProps = TipFormState & { slug: string; eventDate: number }

/** A tip: an amount and how to pay it. A plain form, without scripts of its own. */
export async function TipForm({ slug, eventDate, draft, errors, isBack }: TipFormProps) {
  const t = await getTranslations('tips')
  const { client, language, isLoggedIn } = await readRequestContext()
  // The key of the form is made for each request.
  await connection()
  const account = isLoggedIn ? await getMe(client).catch(() => undefined) : undefined
  const money = (amount: number) => formatNpr(amount, language)
  const field = (name: (typeof TIP_FIELDS)[number]) => ({
    name,
    defaultValue: draft[name] ?? '',
    error: errors[name] || undefined,
  })
  return (
    <details className={styles.tip} open={isBack}>
      <summary className={`${buttonClasses({ kind: 'plain' })} ${styles.head}`}>{t('give')}</summary>
      <form className={styles.form} method="post" action={TIP_ACTION} noValidate>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="id" value={eventDate} />
        <input type="hidden" name="key" value={newId()} />
        <ChoiceGroup
          {...field('amount')}
          legend={t('amount')}
          defaultValue={draft['amount'] || String(TIP_AMOUNTS[0])}
          tiles
          options={[
            ...TIP_AMOUNTS.map((amount) => ({ value: String(amount), text: money(amount) })),
            { value: 'own', text: t('own') },
          ]}
        />
        <div className={styles.own}>
          <TextField
            {...field('own_amount')}
            label={t('ownAmount')}
            hint={t('ownAmountHint', { least: money(TIP_LIMITS.least), most: money(TIP_LIMITS.most) })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        </div>
        <ChoiceGroup
          {...field('payment_method')}
          legend={t('payment')}
          defaultValue={draft['payment_method'] || TIP_METHODS[0]}
          tiles
          options={TIP_METHODS.map((value) => ({ value, text: t(`method_${value}`) }))}
        />
        {!account?.email && (
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
        <div className={styles.send}>
          <Button type="submit" kind="main">
            {t('pay')}
          </Button>
          <p className="quiet small">{t('note')}</p>
        </div>
      </form>
    </details>
  )
}
