import type { Failure } from '../api/failure.ts';
import { useErrorMessage } from './error-messages.ts';
import { useLanguage } from './i18n-context.ts';
import { InLanguage } from './in-language.tsx';

interface TranslatedProps {
  /** In the reader's language; null if there is no translation. */
  text: string | null;
  spanish: string;
}

/** A text in the reader's language, or else the Spanish one, marked as such. */
export function Translated({ text, spanish }: TranslatedProps) {
  const language = useLanguage();
  return text ?? <InLanguage text={spanish} lang={language === 'es' ? undefined : 'es'} />;
}

export function TranslatedError({ error }: { error: Failure }) {
  return <Translated text={useErrorMessage()(error)} spanish={error.message} />;
}
