/**
 * Gives every file that a playlist names the name by which it is kept: lines that are not tags, and URI="…" inside of
 * tags. A file that is not kept is an error, because the player would stop there.
 */
export const rewritePlaylist = (playlist: string, names: ReadonlyMap<string, string>): string => {
  const named = (file: string): string => {
    const name = names.get(file)
    if (name === undefined) throw new Error(`A playlist names ${file}, which is not there.`)
    return name
  }
  return playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line.replace(/URI="([^"]+)"/g, (_, file: string) => `URI="${named(file)}"`)
      return line.trim() === '' ? line : named(line.trim())
    })
    .join('\n')
}
