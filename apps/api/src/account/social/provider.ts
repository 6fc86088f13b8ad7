/** A way in through somebody who knows the visitor: an OpenID provider at which we are registered. */
export type Provider = {
  name: string
  label: string
  issuer: string
  clientId: string
  /** Without one we prove ourselves by PKCE alone. */
  clientSecret: string | undefined
}
