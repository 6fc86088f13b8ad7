import { changeStaffVoucher, createStaffVouchers, type StaffVoucher } from '@dabali/api-client/staff'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { saveAs } from '../../data/download.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { Question } from '../../layout/question.tsx'
import { FormDialog, RecordDialog } from '../../layout/record-dialog.tsx'
import { ClassFields } from './rule-fields.tsx'
import {
  allFields,
  codeFields,
  LIMIT_FIELDS,
  NAME_FIELD,
  newVoucher,
  readVoucher,
  textOf,
  voucherChanges,
  worthFields,
  writeNewVouchers,
} from './voucher-forms.ts'

export type MadeVouchers = Awaited<ReturnType<typeof createStaffVouchers>>

function useKinds() {
  const translate = useTranslate()
  return (['percent', 'amount'] as const).map((kind) => [kind, translate(`resources.vouchers.kinds.${kind}`)] as const)
}

type NewVoucherProps = { onClose: () => void; onMade: (made: MadeVouchers) => void }

export function NewVoucherDialog({ onClose, onMade }: NewVoucherProps) {
  const translate = useTranslate()
  const may = useMay()
  const form = useDialogValues('vouchers.new', () => newVoucher(!may('offers.write')))
  const { values, setValues } = form
  const kinds = useKinds()
  const modes = (['own', 'made'] as const).map(
    (mode) => [mode, translate(`resources.vouchers.codeModes.${mode}`)] as const,
  )
  const create = useAction(
    (_: undefined, idempotencyKey) =>
      createStaffVouchers(api, { ...writeNewVouchers(values), idempotencyKey }, { silent: true }),
    {
      keyOf: form.keyOf,
      done: 'resources.vouchers.done.created',
      onDone: (made) => form.sentThen(() => onMade(made))(),
    },
  )
  const fields = [...codeFields(modes, values), NAME_FIELD, ...worthFields(kinds, values), ...LIMIT_FIELDS]
  return (
    <FormDialog
      title={translate('resources.vouchers.new')}
      confirm={translate('resources.vouchers.create')}
      form={form}
      fields={fields}
      save={create}
      onClose={onClose}
    >
      <p className="hint">{translate('resources.contents.inZone')}</p>
      <ClassFields values={values} set={setValues} error={create.error} />
    </FormDialog>
  )
}

/** The codes that were just made, to copy or to save as a file. */
export function CodesDialog({ made: { batch, codes }, onClose }: { made: MadeVouchers; onClose: () => void }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const text = `${codes.join('\r\n')}\r\n`
  const filter = encodeURIComponent(JSON.stringify({ batch }))
  return (
    <Question
      title={translate('resources.vouchers.made', { smart_count: codes.length, count: number(codes.length) })}
      confirm={translate('resources.vouchers.saveCodes')}
      onConfirm={() => saveAs(new Blob([text], { type: 'text/csv' }), 'vouchers.csv')}
      close={translate('admin.action.close')}
      onClose={onClose}
    >
      <textarea
        className="input mono"
        readOnly
        rows={8}
        aria-label={translate('resources.vouchers.fields.codes')}
        value={codes.join('\n')}
      />
      {batch && (
        <Link className="link" to={`/vouchers?filter=${filter}`} onClick={onClose}>
          {translate('resources.vouchers.sameBatch')}
        </Link>
      )}
    </Question>
  )
}

export function ChangeVoucherDialog({ voucher, onClose }: { voucher: StaffVoucher; onClose: () => void }) {
  const translate = useTranslate()
  const [seen, setSeen] = useState(voucher)
  const form = useDialogValues(`voucher.${voucher.code}`, () => readVoucher(voucher), voucher)
  const { values, setValues } = form
  const kinds = useKinds()
  const isUsed = seen.uses > 0
  const change = useAction(
    (_: undefined, idempotencyKey) =>
      changeStaffVoucher(
        api,
        { code: seen.code, ifMatch: form.version, ...voucherChanges(form.start, values), idempotencyKey },
        { silent: true },
      ),
    { done: 'resources.vouchers.done.changed', onDone: form.sentThen(onClose), keyOf: form.keyOf },
  )
  const fields = [NAME_FIELD, ...(isUsed ? [] : worthFields(kinds, values)), ...LIMIT_FIELDS]
  return (
    <RecordDialog<StaffVoucher>
      title={translate('resources.vouchers.questions.change', { code: voucher.code })}
      confirm={translate('resources.vouchers.save')}
      form={form}
      fields={fields}
      compared={allFields(kinds)}
      save={change}
      read={readVoucher}
      takeChosen={(current, chosen) => {
        setSeen(current)
        return chosen
      }}
      onClose={onClose}
      isDisabled={textOf(values, 'ends_at') === ''}
      before={isUsed && <p className="notice">{translate('resources.vouchers.isUsed')}</p>}
    >
      <p className="hint">{translate('resources.contents.inZone')}</p>
      <ClassFields values={values} set={setValues} error={change.error} />
    </RecordDialog>
  )
}
