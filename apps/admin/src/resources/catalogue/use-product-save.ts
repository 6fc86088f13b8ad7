import { newId } from '@dabali/api-client'
import { changeProductListing, changeProductPrice, changeStaffProduct } from '@dabali/api-client/staff'
import { useRef } from 'react'
import { HttpError } from 'react-admin'
import type { UseFormReturn } from 'react-hook-form'
import { api } from '../../data/api.ts'
import { changedPaths } from '../../fields/merge-values.ts'
import { useMergingSave } from '../../fields/use-merging-save.ts'
import {
  FORM_FIELDS,
  fieldChanges,
  PATHS,
  type Product,
  type ProductValues,
  saleProblems,
  termProblems,
  toPrice,
  toValues,
} from './product-values.ts'

const newKeys = () => ({ fields: newId(), price: newId(), listing: newId() })
const isPricePath = (path: string) => path.startsWith('price.')
const silent = { silent: true }

/** Fails like a request that the API refuses, with messages at the fields. */
export function refuse(problems: [field: string, message: string][], message: string): void {
  if (problems.length === 0) return
  throw new HttpError(message, 400, Object.fromEntries(problems.map(([field, text]) => [field, [text]])))
}

/** Saves the changed fields, then the price, then whether it is listed, each with the version of the answer before. */
export function useProductSave(first: Product, form: UseFormReturn<ProductValues>) {
  // A repeated attempt after a failure sends the keys again.
  const keys = useRef(newKeys())
  return useMergingSave<Product, ProductValues, boolean>({
    ...{ first, form, toValues, paths: PATHS, fields: FORM_FIELDS },
    done: (listing) =>
      `resources.products.done.${listing === undefined ? 'saved' : listing ? 'published' : 'unpublished'}`,
    // A publication is not undone: followers get an email at once.
    undo: (saved, listing) =>
      listing === false
        ? () =>
            changeProductListing(
              api,
              { product: String(saved.id), ifMatch: saved.version, is_listed: true, idempotencyKey: newId() },
              silent,
            )
        : undefined,
    async write(values, seen, listing, take) {
      // Without one of its fields a sale would be removed.
      refuse(saleProblems(values), 'resources.products.problems.sale')
      refuse(termProblems(seen.product_class, values), 'resources.products.problems.terms')
      let state = seen
      const step = async (answer: Promise<Product>) => {
        state = await answer
        take(state)
        keys.current = newKeys()
      }
      const version = () => ({ product: String(seen.id), ifMatch: state.version })
      const base = toValues(seen)
      const fields = fieldChanges(base, values)
      if (Object.keys(fields).length > 0)
        await step(changeStaffProduct(api, { ...fields, ...version(), idempotencyKey: keys.current.fields }, silent))
      if (changedPaths(PATHS, base, values).some(isPricePath))
        await step(
          changeProductPrice(api, { ...toPrice(values), ...version(), idempotencyKey: keys.current.price }, silent),
        )
      if (listing !== undefined && listing !== state.is_listed)
        await step(
          changeProductListing(api, { is_listed: listing, ...version(), idempotencyKey: keys.current.listing }, silent),
        )
      return state
    },
  })
}
