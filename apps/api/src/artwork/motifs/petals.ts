import { onCircle, type Point, trace, turns } from '../shapes.ts'

type Ring = { inner: number; outer: number; count: number; fat?: number; turn?: number }

/** A ring of lotus petals, as one path. */
export const petals = (middle: Point, { inner, outer, count, fat = 1, turn = 0 }: Ring): string => {
  const half = (Math.PI / count) * fat
  const belly = inner + (outer - inner) * 0.55
  return turns(count)
    .map((each) => {
      const angle = turn + each
      const [[rootX, rootY], [tipX, tipY]] = [onCircle(middle, inner, angle), onCircle(middle, outer, angle)]
      const [leftX, leftY] = onCircle(middle, belly, angle - half)
      const [rightX, rightY] = onCircle(middle, belly, angle + half)
      return trace`M${rootX} ${rootY}Q${leftX} ${leftY} ${tipX} ${tipY}Q${rightX} ${rightY} ${rootX} ${rootY}Z`
    })
    .join('')
}
