import { PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'
import { StartError } from '../errors/start-error.ts'
import { DEFAULT_VAT, type Vat } from './tax.ts'

/** `VAT_PERCENT` and `VAT_EXEMPT_CLASSES`, which may be empty: then nothing is exempt. */
export const readVat = (variables: NodeJS.ProcessEnv): Vat => ({
  percent: readPercent(variables['VAT_PERCENT']),
  exemptClasses: readClasses(variables['VAT_EXEMPT_CLASSES']),
})

function readPercent(text = '') {
  if (text === '') return DEFAULT_VAT.percent
  if (/^\d{1,2}(\.\d{1,2})?$/.test(text)) return Number(text)
  throw new StartError(`VAT_PERCENT must be a number from 0 to 99.99, not ${JSON.stringify(text)}.`)
}

function readClasses(text: string | undefined) {
  if (text === undefined) return DEFAULT_VAT.exemptClasses
  const names = text.split(',').map((name) => name.trim())
  return names.filter((name) => name !== '').map(readClass)
}

function readClass(name: string): ProductClass {
  const found = PRODUCT_CLASSES.find((productClass) => productClass === name)
  if (found) return found
  throw new StartError(
    `VAT_EXEMPT_CLASSES must name classes of ${PRODUCT_CLASSES.join(', ')}, not ${JSON.stringify(name)}.`,
  )
}
