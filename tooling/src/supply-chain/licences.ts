/** Licences under which a dependency may come, by their SPDX ids. A new one is a decision of its own. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Zlib'],
  ...['CC-BY-4.0', 'OFL-1.1', 'Python-2.0'],
  // It binds changed files of the package alone, and we change none.
  'MPL-2.0',
])

/** Packages whose manifest does not name their licence by its id, and what it is. */
export const ALLOWED_PACKAGES: Readonly<Record<string, string>> = {
  'css-mediaquery': 'Its manifest says BSD; the licence file is that of BSD-3-Clause.',
}

/** The builds of libvips for each platform: LGPL, loaded as a library of its own that can be replaced. */
const ALLOWED_LIBRARIES = /^@img\/sharp-(libvips-|wasm32|win32-)/

export type Licensed = { name: string; versions: string[]; license: string }

/** The packages that come under a licence which is not allowed, with that licence. */
export const refusedPackages = (packages: readonly Licensed[]): string[] =>
  packages
    .filter(({ name, license }) => !(isAllowed(license) || name in ALLOWED_PACKAGES || ALLOWED_LIBRARIES.test(name)))
    .map(({ name, versions, license }) => `${name}@${versions.join(', ')}: ${license}`)

/** Of alternatives one must be allowed, of licences that apply together all. */
function isAllowed(expression: string): boolean {
  const parts = (separator: string) => expression.replace(/^\((.*)\)$/, '$1').split(separator)
  const alternatives = parts(' OR ')
  if (alternatives.length > 1) return alternatives.some(isAllowed)
  const together = parts(' AND ')
  if (together.length > 1) return together.every(isAllowed)
  return ALLOWED_LICENCES.has(together[0] ?? '')
}
