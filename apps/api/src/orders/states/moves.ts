/** Where each state leads, and what happens when it does. */
export type Moves<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, string>>>>>

export const statesOf = <State extends string>(moves: Moves<State>) => Object.keys(moves) as State[]

export const mayMove = <State extends string>(moves: Moves<State>, from: State, to: State): boolean =>
  moves[from][to] !== undefined

/** The states that lead to one. */
export const originsOf = <State extends string>(moves: Moves<State>, to: State): State[] =>
  statesOf(moves).filter((from) => mayMove(moves, from, to))
