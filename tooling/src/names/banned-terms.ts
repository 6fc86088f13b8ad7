/** Words that say too little, as a word of a file name, a folder or an export; `docs/glossary.md` has those to use. */
export const BANNED_TERMS = [
  ...['anybody', 'beside', 'comer', 'desk', 'everybody', 'house', 'kept', 'lockup', 'nobody', 'said', 'sleeves'],
  ...['somebody', 'standing', 'talk', 'theatre', 'till', 'told', 'understood', 'veil', 'whoever', 'words'],
]
