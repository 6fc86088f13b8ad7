/** The same text with each digit 0 to 9 written as its Devanagari form. */
export function devanagariDigits(text: string): string {
  return text.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
}
