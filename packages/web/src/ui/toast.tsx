import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ShownToast, type Toast, ToastItem } from './toast-item.tsx';
import { keepFocusClear } from './keep-focus-clear.ts';
import css from './toast.module.css';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

export type { Toast } from './toast-item.tsx';

interface Toaster {
  show: (toast: Toast) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<Toaster | null>(null);
const mostShown = 4;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const nextId = useRef(1);

  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback((toast: Toast) => {
    const id = nextId.current++;
    // A repeated message without an action replaces the earlier one.
    setToasts((shown) => {
      const others = shown.filter(({ text, action }) => action ?? text !== toast.text);
      return [...others, { ...toast, id }].slice(-mostShown);
    });
    return id;
  }, []);
  const toaster = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastContext value={toaster}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}

export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}

interface ToastRegionProps {
  toasts: ShownToast[];
  onDismiss: (id: number) => void;
}

/**
 * Both live regions are always in the page, because one that is added together with its text is
 * often not announced. The region is a popover, so that it lies above an open dialog.
 */
function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
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
    return keepFocusClear(region);
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
