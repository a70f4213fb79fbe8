import type { PageFacts, PublicMenuFacts } from '@simplato/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { App } from './app/app.tsx';
import { loadPageOf } from './app/drawn-areas.ts';
import { loadSpeech } from './copy/load-speech.ts';
import { SpeechContext } from './copy/speech.ts';
import { PublicMenuPage } from './features/menu/public-menu-page.tsx';
import { UI_WORDS, UiWordsContext } from './ui/ui-words.ts';

/** The page at an address, drawn from its facts alone: what the browser draws from the same. */
export async function render(path: string, facts: PageFacts): Promise<string> {
  const [speech] = await Promise.all([loadSpeech(facts.idioma ?? 'es'), loadPageOf(path)]);
  return renderToString(<App facts={facts} path={path} speech={speech} />);
}

/** A house's public menu, which no browser takes over. */
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
