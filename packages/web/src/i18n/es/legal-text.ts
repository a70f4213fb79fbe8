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
  lead?: RichText;
  /** After them. */
  paragraphs?: readonly RichText[];
  /** A definition list: names with descriptions. */
  items?: readonly (readonly [name: string, words: RichText])[];
  /** A bullet list. */
  points?: readonly RichText[];
}

/** A sentence, parts of which may be links. */
export type RichText = string | readonly (string | TextLink)[];

export interface TextLink {
  text: string;
  href: string;
}
