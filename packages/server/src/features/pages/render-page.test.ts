import { PAGE_FACTS_ID, type PageFacts } from '@simplato/contract';
import { expect, test } from 'vitest';
import { escapeHtml } from '@simplato/plain-pages';
import { cutTemplate } from './built-site.ts';
import { MOST_PACKED, PageRenderer } from './render-page.ts';

const MENU = '/clients/carta';
const template = cutTemplate(
  '<html><head><title>x</title></head><body><div id="root"></div></body></html>',
  [],
  'es',
);

/** A drawer whose pages show only the table, and a count of how often one was drawn. */
function createRenderer() {
  let draws = 0;
  const drawer = new PageRenderer({
    templateOf: () => template,
    pages: [],
    linkTo: (_, html) => html,
    stillPage: '',
    policy: '',
    renderPublicMenu: async () => '',
    render: async (_, { sesion }: PageFacts) => {
      draws += 1;
      return `<h1>${sesion?.mesa}</h1>`;
    },
  });
  const source = {};
  const draw = (mesa: string, ahora = 0) =>
    drawer.draw({
      path: MENU,
      source,
      facts: { ahora, idioma: null, sesion: { identerprise: 1001, nombreusuario: '', mesa } },
    });
  return { draw, draws: () => draws };
}

test('each table gets its own page from a single drawing', async () => {
  const { draw, draws } = createRenderer();
  expect((await draw('Terraza 1')).bytes.toString()).toContain('<h1>Terraza 1</h1>');
  expect((await draw('Barra')).bytes.toString()).toContain('<h1>Barra</h1>');
  expect(draws()).toBe(1);
});

test('a page stays the same within a minute, and is drawn again in the next', async () => {
  const { draw, draws } = createRenderer();
  const first = await draw('Terraza 1');
  expect(await draw('Terraza 1')).toBe(first);
  expect(await draw('Terraza 1', 60_000)).not.toBe(first);
  expect(draws()).toBe(2);
});

test('the number of packed pages is limited: the oldest is dropped first', async () => {
  const { draw } = createRenderer();
  const tables = Array.from({ length: MOST_PACKED + 1 }, (_, index) => `Sala ${index}`);
  const pages = [];
  for (const table of tables) pages.push(await draw(table));
  expect(await draw(tables.at(-1) ?? '')).toBe(pages.at(-1));
  expect(await draw(tables[1] ?? '')).toBe(pages[1]);
  expect(await draw(tables[0] ?? '')).not.toBe(pages[0]);
});

test.each(["5$' la ración", '5$` la ración', '5$& la ración', '5$$ la ración', '</script>'])(
  'a text that has %s stays as it was written',
  async (text) => {
    const { draw } = createRenderer();
    const html = (await draw(text)).bytes.toString();
    const data = new RegExp(`id="${PAGE_FACTS_ID}">(.*?)</script>`).exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ sesion: { mesa: text } });
    expect(html).toContain(`<h1>${escapeHtml(text)}</h1>`);
    expect(html.match(/<\/html>/g)).toHaveLength(1);
  },
);
