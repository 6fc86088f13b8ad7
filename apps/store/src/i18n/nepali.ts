import catalogue from '../../messages/ne/catalogue.json' with { type: 'json' }
import errors from '../../messages/ne/errors.json' with { type: 'json' }
import home from '../../messages/ne/home.json' with { type: 'json' }
import site from '../../messages/ne/site.json' with { type: 'json' }

export const nepali = { ...catalogue, ...errors, ...home, ...site }
