import * as z from 'zod/mini';

/** Excel's CSV kinds that write one byte a letter, in the order in which they are likely. */
export const LETTER_KINDS = ['windows', 'mac', 'dos'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** One way to read a file: its first lines in which the ways differ. */
export const fileReading = z.object({
  letras: z.enum(LETTER_KINDS),
  lineas: z.array(z.string()),
});
export type FileReadingWire = z.output<typeof fileReading>;
