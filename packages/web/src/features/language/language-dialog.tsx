import { LANGUAGE_CODES, LANGUAGES, type Language } from '@simplato/domain';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { DINER_LAYOUT_MESSAGES } from '../../i18n/es/diner-layout.ts';
import { useMessages, useLanguage } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './language-dialog.module.css';
import { useChooseLanguage } from '../../i18n/i18n-provider.tsx';

/** Each language is named in itself: people who need this cannot read the current one. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const copy = useMessages(DINER_LAYOUT_MESSAGES);
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const [coming, setComing] = useState<Language | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const choose = async (wanted: Language) => {
    setComing(wanted);
    setHasFailed(false);
    try {
      await chooseLanguage(wanted);
      onClose();
    } catch {
      setHasFailed(true);
      setComing(null);
    }
  };

  return (
    <Dialog open onClose={onClose} title={copy.chooseLanguage} size="small">
      {hasFailed && (
        <Notice tone="alert" role="alert">
          {copy.languageFailed}
        </Notice>
      )}
      <ul role="list" className={css.languages}>
        {LANGUAGE_CODES.map((one) => (
          <li key={one}>
            <Button
              variant={one === language ? 'dark' : 'outline'}
              wide
              lang={one}
              aria-current={one === language || undefined}
              pending={one === coming}
              icon={one === language && <Check aria-hidden="true" />}
              onClick={() => void choose(one)}
            >
              {LANGUAGES[one].name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
