/** Compares texts as a list sorts them: in whatever case, with or without accents, and numbers by their value. */
export const { compare: compareTexts } = new Intl.Collator('en-US', {
  sensitivity: 'base',
  numeric: true,
});
