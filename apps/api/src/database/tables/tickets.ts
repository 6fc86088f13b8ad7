export type TicketTables = Record<never, never>
