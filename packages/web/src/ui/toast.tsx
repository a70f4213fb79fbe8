import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { ToastRegion } from './toast-region.tsx';

export interface Toast {
  text: string;
  /** `alert` interrupts a screen reader; the others wait. */
  tone?: 'info' | 'success' | 'alert';
  action?: { label: string; onClick: () => void };
  /** Six seconds by default, ten with an action; 0 stays until closed. */
  durationMs?: number;
  /** It was dismissed without using its action. */
  onClose?: () => void;
}

export interface ShownToast extends Toast {
  id: number;
}

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
