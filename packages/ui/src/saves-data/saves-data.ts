/** Whether the visitor has asked their browser to fetch as little as it can. */
export function savesData(): boolean {
  // Not in TypeScript's list of what a navigator has, because only some browsers say it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
