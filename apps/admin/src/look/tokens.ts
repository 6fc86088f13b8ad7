export type ThemeMode = 'light' | 'dark'

/** Reads the colours of the bookshop in one mode from the style sheet of the design tokens. */
export function readTokens(css: string, mode: ThemeMode): (name: `--${string}`) => string {
  return (name) => {
    // The first value is that of `:root`, before the second site changes it.
    const value = new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(css)?.[1]
    if (value === undefined) throw new Error(`There is no design token ${name}.`)
    const pair = /^light-dark\((.+), (.+)\)$/.exec(value)
    return pair ? String(mode === 'light' ? pair[1] : pair[2]) : value
  }
}
