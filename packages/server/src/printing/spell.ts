/** True for the letters that a font or a printer has. */
export type HasLetter = (letter: string) => boolean;
export type Spell = (text: string, has: HasLetter) => string;

/**
 * Spells what a font or a printer lacks in Latin letters, as any-ascii does: 寿司 is ShouSi, ﬁ is fi.
 * Whatever has no spelling is a question mark: nothing that was written is printed as a blank.
 */
export async function loadSpelling(): Promise<Spell> {
  // Loaded on first use: half a megabyte of tables.
  const { default: anyAscii } = await import('any-ascii');
  return (text, has) => {
    const letters = Array.from(text.normalize('NFC'), (letter) => {
      if (has(letter) || CONTROL.test(letter)) return letter;
      // French amounts have a narrow space that may not break.
      if (letter === '\u202f') return '\u00a0';
      return anyAscii(letter) || (UNSEEN.test(letter) ? '' : '?');
    });
    const spelt = letters.join('');
    return spelt.trim() === '' && text.trim() !== '' ? '?' : spelt;
  };
}

const CONTROL = /^\p{Cc}$/u;
/** Accents apart from their letter, and signs that only join others. */
const UNSEEN = /^[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
