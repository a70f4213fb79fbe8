import type { PageFacts } from '@simplato/contract';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { PageStartContext } from '../api/page-start.ts';
import type { Speech } from '../copy/speech.ts';
import { LanguageProvider } from '../features/session/language-provider.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Later } from './later.tsx';
import { loadable, withAsking } from './loadable.tsx';
import { startOf } from './page-facts.ts';
import { AppRoutes } from './router.tsx';

/** After everything that is looked at; a page that cannot have it does without. */
const KeepCurrent = loadable(async () => {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const Nothing = () => null;
  const load = withAsking(async () => (await import('./installed/keep-current.tsx')).KeepCurrent);
  return load().catch(() => Nothing);
}, null);

interface AppProps {
  /** Of a page that the server draws or has drawn. */
  facts?: PageFacts | undefined;
  /** The server's word for where it is; a browser knows. */
  path?: string;
  /** What is spoken from the start. */
  speech: Speech;
}

export function App({ facts, path, speech }: AppProps) {
  return (
    <StrictMode>
      {/* The server draws a page without its search: what it opens, the browser opens on top. */}
      <Router {...(facts ? { ssrSearch: '' } : {})} {...(path ? { ssrPath: path } : {})}>
        <LanguageProvider first={speech}>
          <CrashBoundary>
            <PageStartContext value={facts ? startOf(facts) : null}>
              <ToastProvider>
                <AppRoutes />
                <Later>
                  <KeepCurrent />
                </Later>
              </ToastProvider>
            </PageStartContext>
          </CrashBoundary>
        </LanguageProvider>
      </Router>
    </StrictMode>
  );
}
