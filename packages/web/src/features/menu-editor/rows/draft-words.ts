/** How the fields of a draft are named and written, where what is saved stands beside what was typed. */
export interface DraftWords<Draft> {
  nameOf: (field: keyof Draft) => string;
  textOf: (field: keyof Draft, draft: Draft) => string;
}
