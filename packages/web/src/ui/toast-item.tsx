import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import css from './toast.module.css';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toast {
  text: string;
  /** `alert` interrupts a screen reader; the others wait. */
  tone?: 'info' | 'success' | 'alert';
  action?: ToastAction;
  /** Answers to what it asks. */
  choices?: readonly ToastAction[];
  /** Six seconds by default, ten with an action; 0 stays until closed. */
  durationMs?: number;
  /** It was dismissed without using an action. */
  onClose?: () => void;
}

export interface ShownToast extends Toast {
  id: number;
}

interface ToastItemProps {
  toast: ShownToast;
  onDismiss: (id: number) => void;
}

/** How much longer a toast stays while a dialog covers it, or after the pointer has left it. */
const AGAIN_MS = 1_500;

const icons = { info: Info, success: CircleCheck, alert: TriangleAlert };

export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const { id, text, tone = 'info', action, choices = [] } = toast;
  const actions = action ? [...choices, action] : choices;
  const hasAction = actions.length > 0;
  const { durationMs = hasAction ? 10_000 : 6_000 } = toast;
  const words = useMessages(UI_MESSAGES);
  const [paused, setPaused] = useState(false);
  const remainingMs = useRef(durationMs);
  const Icon = icons[tone];

  useEffect(() => {
    if (paused || durationMs === 0) return;
    const startedAt = performance.now();
    let timer = setTimeout(end, remainingMs.current);
    // Under a dialog its action can be neither seen nor used.
    function end() {
      if (hasAction && document.querySelector('dialog[open]')) timer = setTimeout(end, AGAIN_MS);
      else onDismiss(id);
    }
    return () => {
      clearTimeout(timer);
      // At least a moment, so that it does not vanish under the finger that leaves it.
      remainingMs.current = Math.max(
        AGAIN_MS,
        remainingMs.current - (performance.now() - startedAt),
      );
    };
  }, [paused, durationMs, hasAction, id, onDismiss]);

  return (
    <div
      className={classNames(css.toast, css[tone])}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon className={css.icon} aria-hidden="true" />
      <p className={css.text}>{text}</p>
      {actions.map(({ label, onClick }) => (
        <button
          key={label}
          type="button"
          className={css.action}
          onClick={() => {
            onDismiss(id);
            onClick();
          }}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={css.close}
        aria-label={words.closeNotice}
        onClick={() => {
          onDismiss(id);
          toast.onClose?.();
        }}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
