import type { PageFacts, PublicMenuFacts } from '@simplato/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { App } from './app/app.tsx';
import { loadPageOf } from './app/page-parts.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { I18nContext } from './i18n/i18n-context.ts';
import { PublicMenuPage } from './features/menu/public/public-menu-page.tsx';

/** Renders the page at a path from its facts alone; the browser hydrates from the same facts. */
export async function render(path: string, facts: PageFacts): Promise<string> {
  const [i18n] = await Promise.all([loadMessages(facts.idioma ?? 'es'), loadPageOf(path)]);
  return renderToString(<App facts={facts} path={path} i18n={i18n} />);
}

/** A restaurant's public menu, which the browser does not hydrate. */
export async function renderPublicMenu({ idioma, carta }: PublicMenuFacts): Promise<string> {
  const i18n = await loadMessages(idioma ?? 'es');
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <PublicMenuPage carta={carta} />
    </I18nContext>,
  );
}
