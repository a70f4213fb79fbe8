import type { PageFacts, PublicMenuFacts } from '@simplato/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { App } from './app/app.tsx';
import { loadPageOf } from './app/page-parts.ts';
import { loadSpeech } from './copy/load-speech.ts';
import { SpeechContext } from './copy/speech.ts';
import { PublicMenuPage } from './features/menu/public-menu-page.tsx';
import { UI_WORDS, UiWordsContext } from './ui/ui-words.ts';

/** Renders the page at a path from its facts alone; the browser hydrates from the same facts. */
export async function render(path: string, facts: PageFacts): Promise<string> {
  const [speech] = await Promise.all([loadSpeech(facts.idioma ?? 'es'), loadPageOf(path)]);
  return renderToString(<App facts={facts} path={path} speech={speech} />);
}

/** A restaurant's public menu, which the browser does not hydrate. */
export async function renderPublicMenu({ idioma, carta }: PublicMenuFacts): Promise<string> {
  const speech = await loadSpeech(idioma ?? 'es');
  return renderToStaticMarkup(
    <SpeechContext value={speech}>
      <UiWordsContext value={speech.words?.ui ?? UI_WORDS}>
        <PublicMenuPage carta={carta} />
      </UiWordsContext>
    </SpeechContext>,
  );
}
