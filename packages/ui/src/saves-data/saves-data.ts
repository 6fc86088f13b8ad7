/** Whether the visitor has enabled data saving. */
export function savesData(): boolean {
  // Not in TypeScript's `Navigator`, because only some browsers have it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
