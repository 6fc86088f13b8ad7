/** Titles, and the names of who made it or plays in it, each as it is written or typed, and as keys. */
export type Names = { titles: string[]; titleKeys: string[]; names: string[]; nameKeys: string[] }

/** As they are stored: four parts with a line for each. */
export const writeNames = ({ titles, titleKeys, names, nameKeys }: Names) =>
  [titles, titleKeys, names, nameKeys].map((lines) => lines.join('\n')).join('\n\n')

export function readNames(stored: string): Names {
  const [titles = [], titleKeys = [], names = [], nameKeys = []] = stored
    .split('\n\n')
    .map((lines) => lines.split('\n').filter(Boolean))
  return { titles, titleKeys, names, nameKeys }
}
