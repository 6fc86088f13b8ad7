/** The sizes of the reliability tests: full in the long tests, reduced in the gate. */
const isLong = process.env['LONG_TESTS'] === 'true'
const size = (gate: number, long: number) => (isLong ? long : gate)

export const SIZES = {
  oversellAttempts: size(2000, 10_000),
  carelessAttempts: size(1000, 2000),
  repeatedCheckouts: size(400, 2000),
  apiKills: size(5, 100),
  postgresKills: size(1, 10),
  mailKills: size(2, 40),
  shoppersOnBadLines: size(24, 60),
}
