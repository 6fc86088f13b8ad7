import { cataloguePath } from '@dabali/domain'

// Without a language; `localPath` of @dabali/site puts it in front.
export const HOME_PATH = '/'

export const bookPath = (slug: string) => cataloguePath({ slug })
