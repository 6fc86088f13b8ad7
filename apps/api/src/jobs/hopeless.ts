/** A failure that no other try will mend, told by a code. */
export class Hopeless extends Error {
  override name = 'Hopeless'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}
