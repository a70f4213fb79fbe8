import { useEffect, useRef } from 'react';
import type { ShownToast } from './toast.tsx';
import { ToastItem } from './toast-item.tsx';
import css from './toast.module.css';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

interface ToastRegionProps {
  toasts: ShownToast[];
  onDismiss: (id: number) => void;
}

/**
 * Both live regions are always in the page, because one that is added together with its text is
 * often not announced. The region is a popover, so that it lies above an open dialog.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const words = useMessages(UI_MESSAGES);
  const ref = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const region = ref.current;
    // Browsers before 2024 show it in the page instead of in the top layer; only a dialog can cover
    // it there.
    if (newest === undefined || !region?.showPopover) return;
    // Reopened for each toast, because the top layer is ordered by time of opening.
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
  }, [newest]);

  const isAlert = (toast: ShownToast) => toast.tone === 'alert';
  const draw = (toast: ShownToast) => (
    <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
  );
  return (
    <section ref={ref} className={css.region} popover="manual" aria-label={words.notices}>
      <div className={css.stack} role="alert">
        {toasts.filter(isAlert).map(draw)}
      </div>
      <div className={css.stack} role="status">
        {toasts.filter((toast) => !isAlert(toast)).map(draw)}
      </div>
    </section>
  );
}
