import { Type } from 'typebox'
import { ProductCardSchema } from '../catalogue/product-card.ts'
import { named } from '../http/named-schema.ts'

export const shelf = (description: string) => Type.Array(named(ProductCardSchema), { description })
