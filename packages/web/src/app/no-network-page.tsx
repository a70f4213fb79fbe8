import { useEffect } from 'react';
import { INSTALLED_MESSAGES } from '../i18n/es/installed.ts';
import { useMessages } from '../i18n/i18n-context.ts';
import { ErrorState } from '../ui/error-state.tsx';
import css from './centred-page.module.css';

const LOOK_AGAIN_MS = 5_000;

const loadAgain = () => location.reload();

/**
 * Requested by the page itself, which the service worker does not answer. Any response will do;
 * without credentials no password prompt can appear.
 */
async function loadIfAnswered(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    loadAgain();
  } catch {
    // Still offline.
  }
}

/**
 * Shown offline in place of a page that only the server renders; reloads as soon as the server
 * answers.
 */
export function NoNetworkPage() {
  const copy = useMessages(INSTALLED_MESSAGES).noNetwork;
  useEffect(() => {
    const look = () => void loadIfAnswered();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, []);
  return (
    <main className={css.page}>
      <title>{`${copy.title} · Simplato`}</title>
      <ErrorState isPage title={copy.title} text={copy.text} onRetry={loadAgain} />
    </main>
  );
}
