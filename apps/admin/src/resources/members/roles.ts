export const ROLES = ['owner', 'shopkeeper', 'editor', 'box_office', 'door', 'finance', 'support'] as const
export type Role = (typeof ROLES)[number]
