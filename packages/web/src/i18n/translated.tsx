import { InLanguage } from './in-language.tsx';
import { useSentence } from './i18n-context.ts';

/** A sentence of a rule or of the server, in the reader's language or else marked as Spanish. */
export function Translated({ spanish }: { spanish: string }) {
  const text = useSentence()(spanish);
  return text ?? <InLanguage text={spanish} lang="es" />;
}
