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
import { loadMessages } from './load-messages.ts';
import { SPANISH, type I18n, I18nContext } from './i18n-context.ts';
import { speaksLanguages } from '../paths.ts';
import { languageOfDevice, rememberLanguage } from './device-language.ts';

type ChooseLanguage = (language: Language) => Promise<void>;

const ChooseLanguageContext = createContext<ChooseLanguage>(async () => undefined);

interface I18nProviderProps {
  /** The initial language and its texts. */
  first: I18n;
  children: ReactNode;
}

/**
 * Uses the diner's language on diner pages, and Spanish on all others. A language takes effect once
 * its texts are loaded; every screen then re-renders in place.
 */
export function I18nProvider({ first, children }: I18nProviderProps) {
  const [chosen, setChosen] = useState(first);
  const [location] = useLocation();
  const isForDiners = speaksLanguages(location);
  const shown = isForDiners ? chosen : SPANISH;
  const wish = useRef(0);

  const change = useCallback(async (language: Language) => {
    wish.current += 1;
    const mine = wish.current;
    const next = await loadMessages(language);
    // Ignored if another language has been chosen since.
    if (mine === wish.current) setChosen(next);
  }, []);
  const choose = useCallback<ChooseLanguage>(
    async (language) => {
      await change(language);
      rememberLanguage(language);
    },
    [change],
  );

  // Its texts were not needed until now, or came too late for the first screen.
  const takeDevices = useEffectEvent(() => {
    const wanted = languageOfDevice();
    if (wanted !== chosen.language) change(wanted).catch(() => undefined);
  });
  useEffect(() => {
    if (isForDiners) takeDevices();
  }, [isForDiners]);

  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);

  return (
    <I18nContext value={shown}>
      <ChooseLanguageContext value={choose}>{children}</ChooseLanguageContext>
    </I18nContext>
  );
}

/** Changes the language of this phone, for a year. Throws if its texts cannot be loaded. */
export function useChooseLanguage(): ChooseLanguage {
  return use(ChooseLanguageContext);
}
