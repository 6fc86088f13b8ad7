declare module 'bikram-sambat' {
  /** The Bikram Sambat day of `YYYY-MM-DD`. */
  export function toBik(iso: string): { year: number; month: number; day: number }
}
