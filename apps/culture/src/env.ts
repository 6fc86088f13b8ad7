import { readSiteEnvironment } from '@dabali/site/env'

/** Everything that this site reads from its environment. */
export const readEnvironment = () => readSiteEnvironment('culture')
