const SAID = ['joined', 'refused', 'many', 'failed'] as const

/** What came of putting somebody in line while no script ran. */
export type LineSaid = (typeof SAID)[number]

/** What an address says of it; anything else than we write is a failure. */
export const lineSaidIn = (value: unknown): LineSaid => SAID.find((said) => said === value) ?? 'failed'
