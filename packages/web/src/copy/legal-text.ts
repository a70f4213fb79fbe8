/** The shape of the texts that the foot of the public pages opens. */
export interface LegalText {
  title: string;
  /** Since when it holds, or when it was last looked through. */
  date?: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  title?: string;
  /** Before the names and points. */
  lead?: Words;
  /** After them. */
  paragraphs?: readonly Words[];
  /** A name and what it is. */
  items?: readonly (readonly [name: string, words: Words])[];
  /** One after the other, with a dot before each. */
  points?: readonly Words[];
}

/** A sentence, in which something may be a link. */
export type Words = string | readonly (string | WordsLink)[];

export interface WordsLink {
  text: string;
  href: string;
}
