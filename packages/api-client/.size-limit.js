const path = 'dist/index.js'
const core =
  'ApiError, CallAborted, ERROR_TEXTS, ERROR_TOAST_MILLISECONDS, createClient, isFatalNotFound, messageFromBody'

export default [
  { name: 'the core without a call', path, import: `{ ${core} }`, limit: '2.2 kB' },
  { name: 'one call alone', path, import: '{ checkOut }', limit: '300 B' },
  { name: 'everything', path, import: '*', limit: '6.3 kB' },
  { name: 'the calls of the back office', path: 'dist/staff.js', import: '*', limit: '4.3 kB' },
  { name: 'useCall', path: 'dist/react.js', ignore: ['react'], limit: '900 B' },
]
