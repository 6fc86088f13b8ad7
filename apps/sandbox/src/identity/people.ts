export type Person = { sub: string; name: string; email: string; email_verified: boolean; says: string }

/** Invented, each for something that a shop must be able to do. */
export const PEOPLE: readonly Person[] = [
  { sub: 'mira', name: 'Mira Lekhak', email: 'mira@people.example', email_verified: true, says: 'buys books' },
  { sub: 'kesar', name: 'Kesar Jun', email: 'kesar@people.example', email_verified: true, says: 'goes to concerts' },
  {
    sub: 'dholma',
    name: 'Dholma Dwar',
    email: 'door@dabali.example',
    email_verified: true,
    says: 'works at the door, and may do what staff may',
  },
  {
    sub: 'sanu',
    name: 'Sanu Ojhel',
    email: 'sanu@people.example',
    email_verified: false,
    says: 'never proved that the e-mail address is theirs',
  },
]
