import { cataloguePath } from '@dabali/domain'

// Without a language; `localPath` of @dabali/site puts it in front.
export const HOME_PATH = '/'
export const BASKET_PATH = '/basket'
/** Where the add-to-cart form goes while no script has run. */
export const ADD_ACTION = '/basket/add'

export const bookPath = (slug: string) => cataloguePath({ slug })
