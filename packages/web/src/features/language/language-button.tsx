import { LANGUAGES } from '@simplato/domain';
import { Languages } from 'lucide-react';
import { DINER_LAYOUT_MESSAGES } from '../../i18n/es/diner-layout.ts';
import { useMessages, useLanguage } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useLanguageDialog } from './use-language-dialog.tsx';

/** For pages without a menu of their own. */
export function LanguageButton() {
  const copy = useMessages(DINER_LAYOUT_MESSAGES);
  const language = useLanguage();
  const { open, dialog } = useLanguageDialog();
  return (
    <>
      <Button
        variant="ghost"
        icon={<Languages aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open}
      >
        <VisuallyHidden>{copy.language}: </VisuallyHidden>
        {LANGUAGES[language].name}
      </Button>
      {dialog}
    </>
  );
}
