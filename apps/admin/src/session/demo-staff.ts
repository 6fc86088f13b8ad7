/** The staff of the demo by their roles, with the addresses that the API seeds; mail to them reaches the sandbox only. */
export const DEMO_STAFF = [
  { role: 'owner', email: 'owner@dabali.example' },
  { role: 'shopkeeper', email: 'shopkeeper@dabali.example' },
  { role: 'editor', email: 'editor@dabali.example' },
  { role: 'box_office', email: 'box-office@dabali.example' },
  { role: 'door', email: 'door@dabali.example' },
  { role: 'finance', email: 'finance@dabali.example' },
  { role: 'support', email: 'support@dabali.example' },
] as const

/** Where the server answers with the newest code of a demo member; only beside the sandbox. */
export const DEMO_CODE_PATH = '/sandbox/login-code'

/** The newest email with a code, if there is one. */
export type DemoCode = { id: string | null; code: string | null }
