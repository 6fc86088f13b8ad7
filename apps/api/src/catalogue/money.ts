/** Paisa as the wire carries money: 58500 is `585.00`. */
export const rupees = (paisa: number) => `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
