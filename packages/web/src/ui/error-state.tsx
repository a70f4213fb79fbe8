import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './state-panel.module.css';
import { StatePanel } from './state-panel.tsx';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What is safe, and what to do. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  pending?: boolean;
  /** Instead of the retry button. */
  action?: ReactNode;
  isPage?: boolean;
}

/** Illustration: a slip torn in two. */
export function ErrorState({
  title,
  text,
  onRetry,
  pending = false,
  action,
  isPage,
}: ErrorStateProps) {
  const words = useMessages(UI_MESSAGES);
  const tornSlip = (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <path className={css.paper} d="M34 14h52v40l-8 6-9-7-9 8-9-7-9 8-8-6z" />
      <path className={css.accent} d="M34 14h52" />
      <path className={css.line} d="M44 28h32M44 39h20" />
      <path
        className={css.paper}
        d="M31 71l8 6 9-8 9 7 9-8 9 7 8-6 4 33-8-4-8 7-9-5-9 8-8-5-9 7-8-5z"
      />
      <path className={css.line} d="M42 88l28-4" />
    </svg>
  );
  const retry = onRetry && (
    <Button variant="dark" pending={pending} onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <StatePanel
      drawing={tornSlip}
      title={title}
      text={text}
      action={action ?? retry}
      role="alert"
      isPage={isPage}
    />
  );
}
