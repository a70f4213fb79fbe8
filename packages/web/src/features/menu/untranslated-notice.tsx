import { MENU_MESSAGES } from '../../i18n/es/menu.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says once, in the reader's language, that some of the menu is in Spanish. */
export function UntranslatedNotice({ className }: { className?: string | undefined }) {
  const copy = useMessages(MENU_MESSAGES);
  return (
    <div className={className}>
      <Notice>{copy.untranslated}</Notice>
    </div>
  );
}
