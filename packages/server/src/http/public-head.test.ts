import { describe, expect, it, test } from 'vitest';
import { BUILT_PAGES } from '../../test/built-pages.ts';
import { openTestApp, PUBLIC_URL } from '../../test/test-app.ts';
import type { BuiltSite } from '../features/pages/built-site.ts';
import { fillHead, pathOf } from './public-head.ts';

const HTML =
  '<head><meta charset="utf-8" /><!-- head -->\n<title>Simplato</title>\n<!-- /head --></head>';
const PAGE = { path: '/about', title: 'Quiénes somos', description: 'Un equipo pequeño.' };

describe('the head of a public page', () => {
  it('has the page’s title, description and address', () => {
    const html = fillHead(HTML, PAGE, PUBLIC_URL);
    expect(html.match(/<title>(.*?)<\/title>/g)).toEqual(['<title>Quiénes somos</title>']);
    expect(html).toContain('<meta name="description" content="Un equipo pequeño." />');
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/about" />`);
    expect(html).toContain(`content="${PUBLIC_URL}/simplato-og.png"`);
  });

  it('escapes markup in its texts', () => {
    const page = { path: '/', title: 'Pan & <b>"vino"</b> $&', description: '"><script>' };
    const html = fillHead(HTML, page, PUBLIC_URL);
    expect(html).toContain('<title>Pan &amp; &lt;b&gt;&quot;vino&quot;&lt;/b&gt; $&amp;</title>');
    expect(html).not.toContain('"><script>');
  });

  it('of the landing carries data that a search engine can read', () => {
    const html = fillHead(HTML, { ...PAGE, path: '/' }, PUBLIC_URL);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const graph = (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'];
    expect(graph.map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      'SoftwareApplication',
    ]);
  });
});

test.each([
  ['/', '/'],
  ['/?utm=x', '/'],
  ['/about/', '/about'],
  ['/legal/cookies?x=1#carrito', '/legal/cookies'],
])('%s is an address of the page %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

/** A site of a few pages, of which none is opened. */
const site: BuiltSite = {
  templateOf: () => ({ head: '', middle: '', foot: '' }),
  render: async () => '',
  renderPublicMenu: async () => '',
  pages: BUILT_PAGES,
  linkTo: (_, html) => html,
  stillPage: '',
  policy: '',
};

describe('search engines', () => {
  const testApp = openTestApp({ site });

  it('are told which addresses not to visit', async () => {
    const answer = await testApp.app.inject({ url: '/robots.txt' });
    expect(answer.headers['content-type']).toContain('text/plain');
    const closed = [...answer.body.matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1]);
    expect(closed).toEqual(['/api', '/scanqr', '/abrir']);
    expect(answer.body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  it('find every public page in the sitemap, with its full URL', async () => {
    const answer = await testApp.app.inject({ url: '/sitemap.xml' });
    expect(answer.headers['content-type']).toContain('application/xml');
    const found = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(found).toEqual([`${PUBLIC_URL}/`, `${PUBLIC_URL}/about`]);
  });
});
