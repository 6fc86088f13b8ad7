/** An amount in paisa as it is printed for people. */
export const toRupees = (paisa: number): string =>
  `Rs ${(paisa / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
