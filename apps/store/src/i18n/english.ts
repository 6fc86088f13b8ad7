import catalogue from '../../messages/en/catalogue.json' with { type: 'json' }
import errors from '../../messages/en/errors.json' with { type: 'json' }
import home from '../../messages/en/home.json' with { type: 'json' }
import site from '../../messages/en/site.json' with { type: 'json' }

export const english = { ...catalogue, ...errors, ...home, ...site }
