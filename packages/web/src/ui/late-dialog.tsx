import type { ReactNode } from 'react';
import { APP_MESSAGES } from '../i18n/es/app.ts';
import { useMessages } from '../i18n/i18n-context.ts';
import { LatePart } from './late-part.tsx';
import { useToast } from './toast.tsx';

/** A lazily loaded dialog. If it fails to load, the page and what is typed in it are kept. */
export function LateDialog({ children }: { children: ReactNode }) {
  const { title, why, action } = useMessages(APP_MESSAGES).lost;
  const { show } = useToast();
  const offer = () =>
    show({
      text: `${title}. ${why}`,
      tone: 'alert',
      durationMs: 0,
      action: { label: action, onClick: () => location.reload() },
    });
  return <LatePart onLost={offer}>{children}</LatePart>;
}
