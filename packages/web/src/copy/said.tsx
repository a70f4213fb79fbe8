import { InLanguage } from '../ui/in-language.tsx';
import { useSentence } from './speech.ts';

/** A sentence of a rule or of the server, in the reader's language or else marked as Spanish. */
export function Said({ spanish }: { spanish: string }) {
  const text = useSentence()(spanish);
  return text ?? <InLanguage text={spanish} lang="es" />;
}
