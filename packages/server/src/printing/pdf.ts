import { LANGUAGES, type Language } from '@simplato/domain';
import type PDFDocument from 'pdfkit';
import { FONT_FILES } from './font-files.ts';
import { loadSpelling, type Spell } from './spell.ts';

export type Doc = InstanceType<typeof PDFDocument>;

/** PDF points per millimetre. */
export const MM = 72 / 25.4;

/** A document without pages yet; they are A4 by default. */
export async function openPdf(title: string, language: Language = 'es'): Promise<Doc> {
  // Loaded on first use: it is half a megabyte of script.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Creator: 'Simplato' },
    lang: LANGUAGES[language].locale,
  });
  for (const [name, file] of Object.entries(FONT_FILES)) doc.registerFont(name, file);
  spellOut(doc, await loadSpelling());
  return doc;
}

/** PDFKit draws an empty box, or nothing, for a letter that the font lacks: none reaches it. */
function spellOut(doc: Doc, spell: Spell): void {
  const text = doc.text.bind(doc) as (words: string, ...place: unknown[]) => Doc;
  const widthOfString = doc.widthOfString.bind(doc);
  const spelt = (words: string) => spell(words, (letter) => hasGlyph(doc, letter));
  doc.text = (words: string, ...place: unknown[]) => text(spelt(words), ...place);
  doc.widthOfString = (words, options) => widthOfString(spelt(words), options);
}

/** The font in use is not part of PDFKit's types. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

function hasGlyph(doc: Doc, letter: string): boolean {
  return (doc as unknown as WithFont)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}
