import type { Language } from '@simplato/domain';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { loadSpeech } from './load-messages.ts';
import { SPANISH, type Speech, SpeechContext } from './i18n-context.ts';
import { speaksLanguages } from '../paths.ts';
import { UI_WORDS, UiWordsContext } from './es/ui.ts';
import { languageOfDevice, rememberLanguage } from './device-language.ts';

type ChooseLanguage = (language: Language) => Promise<void>;

const ChooseLanguageContext = createContext<ChooseLanguage>(async () => undefined);

interface LanguageProviderProps {
  /** The initial language and its texts. */
  first: Speech;
  children: ReactNode;
}

/**
 * Uses the diner's language on diner pages, and Spanish on all others. A language takes effect once
 * its texts are loaded; every screen then re-renders in place.
 */
export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const [speech, setSpeech] = useState(first);
  const [location] = useLocation();
  const isForDiners = speaksLanguages(location);
  const heard = isForDiners ? speech : SPANISH;
  const wish = useRef(0);

  const change = useCallback(async (language: Language) => {
    wish.current += 1;
    const mine = wish.current;
    const next = await loadSpeech(language);
    // Ignored if another language has been chosen since.
    if (mine === wish.current) setSpeech(next);
  }, []);
  const choose = useCallback<ChooseLanguage>(
    async (language) => {
      await change(language);
      rememberLanguage(language);
    },
    [change],
  );

  // Its texts were not needed until now, or came too late for the first screen.
  const speak = useEffectEvent(() => {
    const wanted = languageOfDevice();
    if (wanted !== speech.language) change(wanted).catch(() => undefined);
  });
  useEffect(() => {
    if (isForDiners) speak();
  }, [isForDiners]);

  useEffect(() => {
    document.documentElement.lang = heard.language;
  }, [heard.language]);

  return (
    <SpeechContext value={heard}>
      <UiWordsContext value={heard.words?.ui ?? UI_WORDS}>
        <ChooseLanguageContext value={choose}>{children}</ChooseLanguageContext>
      </UiWordsContext>
    </SpeechContext>
  );
}

/** Changes the language of this phone, for a year. Throws if its texts cannot be loaded. */
export function useChooseLanguage(): ChooseLanguage {
  return use(ChooseLanguageContext);
}
