import { LANGUAGES, type Language } from '@simplato/domain';
import type PDFDocument from 'pdfkit';
import { FONT_FILES } from './font-files.ts';

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
  return doc;
}
