/** Names and displays the fields of a draft, to compare what is saved with what was typed. */
export interface DraftTexts<Draft> {
  nameOf: (field: keyof Draft) => string;
  textOf: (field: keyof Draft, draft: Draft) => string;
}
