/** The structure of the texts opened from the footer. */
export interface LegalText {
  title: string;
  /** Date of entry into force, or of the last review. */
  date?: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  title?: string;
  /** Before the items and points. */
  lead?: Words;
  /** After them. */
  paragraphs?: readonly Words[];
  /** A definition list: names with descriptions. */
  items?: readonly (readonly [name: string, words: Words])[];
  /** A bullet list. */
  points?: readonly Words[];
}

/** A sentence, parts of which may be links. */
export type Words = string | readonly (string | WordsLink)[];

export interface WordsLink {
  text: string;
  href: string;
}
