import { LOCALES, type Language } from '@simplato/domain';
import type PDFDocument from 'pdfkit';
import { FONT_FILES } from './font-files.ts';

export type Doc = InstanceType<typeof PDFDocument>;

/** Points in a millimetre; everything on paper is thought in millimetres. */
export const MM = 72 / 25.4;

/** A document without a page yet, in A4 where a page does not say otherwise. */
export async function openPdf(title: string, language: Language = 'es'): Promise<Doc> {
  // Only whoever prints needs it, and it is half a megabyte of script.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Creator: 'Simplato' },
    lang: LOCALES[language],
  });
  for (const [name, file] of Object.entries(FONT_FILES)) doc.registerFont(name, file);
  return doc;
}
