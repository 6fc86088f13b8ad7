/** How many letters are dropped, doubled, exchanged or wrong between two words; more than two are three. */
export function lettersApart(one: string, other: string): number {
  if (one === other) return 0
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= b.length; column += 1) {
      now.push(nearest({ a, b, row, column, before, last, now }))
    }
    if (Math.min(...now) > 2) return 3
    before = last
    last = now
  }
  return Math.min(last[b.length] ?? 3, 3)
}

type Place = { a: string[]; b: string[]; row: number; column: number; before: number[]; last: number[]; now: number[] }

function nearest({ a, b, row, column, before, last, now }: Place) {
  const at = (cells: number[], index: number) => cells[index] ?? 3
  const same = a[row - 1] === b[column - 1] ? 0 : 1
  const steps = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + same)
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
  return swapped ? Math.min(steps, at(before, column - 2) + 1) : steps
}
