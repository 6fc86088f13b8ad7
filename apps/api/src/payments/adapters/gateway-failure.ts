/** The gateway is away, or says nothing that can be understood: nothing is known, and nothing changes. */
export class GatewayAway extends Error {
  override name = 'GatewayAway'
  /** What is logged of it. */
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The gateway understands, and does not do it. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** What was said is not signed by whom it claims to come from. */
export class Forged extends Error {
  override name = 'Forged'
}
