import { createPublicClient } from '@dabali/shop/routes/request-context'
import { readEnvironment } from './env.ts'

/** Calls of the culture site for content that is the same for every visitor. */
export const serverClient = createPublicClient(readEnvironment)
