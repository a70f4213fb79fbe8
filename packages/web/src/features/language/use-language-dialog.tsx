import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DINER_LAYOUT_MESSAGES } from '../../i18n/es/diner-layout.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { useToast } from '../../ui/toast.tsx';

const load = () => import('./language-dialog.tsx');
const LanguageDialog = lazy(async () => ({ default: (await load()).LanguageDialog }));

/** Loaded on demand, since few people open it; `dialog` must be rendered somewhere. */
export function useLanguageDialog(): { open: () => void; dialog: ReactNode } {
  const copy = useMessages(DINER_LAYOUT_MESSAGES);
  const [isOpen, setIsOpen] = useState(false);
  const { show } = useToast();
  const open = async () => {
    try {
      await load();
      setIsOpen(true);
    } catch {
      show({ text: copy.languageFailed, tone: 'alert' });
    }
  };
  return {
    open: () => void open(),
    dialog: isOpen && (
      <Suspense>
        <LanguageDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
