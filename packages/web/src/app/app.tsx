import type { PageFacts } from '@simplato/contract';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { PageStartContext } from '../first-view/page-start.ts';
import type { I18n } from '../i18n/i18n-context.ts';
import { I18nProvider } from '../i18n/i18n-provider.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { WhenIdle } from '../first-view/lazy-part.tsx';
import { backgroundPart, withQueryClient } from '../first-view/lazy-part.tsx';
import { startOf } from './page-facts.ts';
import { AppRoutes } from './router.tsx';

/** Loaded last, after the load event; a page works without it. */
const KeepCurrent = backgroundPart(async () => {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  return withQueryClient(async () => (await import('./installed/keep-current.tsx')).KeepCurrent)();
});

interface AppProps {
  /** On pages that the server renders or has rendered. */
  facts?: PageFacts | undefined;
  /** The path, on the server; a browser knows its own. */
  path?: string;
  /** The initial language and its texts. */
  i18n: I18n;
}

export function App({ facts, path, i18n }: AppProps) {
  return (
    <StrictMode>
      {/* The server ignores the query string: dialogs that it opens are added by the browser. */}
      <Router {...(facts ? { ssrSearch: '' } : {})} {...(path ? { ssrPath: path } : {})}>
        <I18nProvider first={i18n}>
          <CrashBoundary>
            <PageStartContext value={facts ? startOf(facts) : null}>
              <ToastProvider>
                <AppRoutes />
                <WhenIdle>
                  <KeepCurrent />
                </WhenIdle>
              </ToastProvider>
            </PageStartContext>
          </CrashBoundary>
        </I18nProvider>
      </Router>
    </StrictMode>
  );
}
