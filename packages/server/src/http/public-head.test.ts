import { PUBLIC_PAGES } from '@simplato/contract';
import { describe, expect, it, test } from 'vitest';
import { openTestApp, PUBLIC_URL } from '../../test/test-app.ts';
import { fillHead, findPublicPage } from './public-head.ts';

const HTML =
  '<head><meta charset="utf-8" /><!-- head -->\n<title>Simplato</title>\n<!-- /head --></head>';
const PAGES = Object.values(PUBLIC_PAGES);

describe('the head of a public page', () => {
  it.each(PAGES)('of $path has the page’s title, description and address', (page) => {
    const html = fillHead(HTML, page, PUBLIC_URL);
    expect(html.match(/<title>(.*?)<\/title>/g)).toEqual([`<title>${page.title}</title>`]);
    expect(html).toContain(`<meta name="description" content="${page.description}" />`);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${page.path}" />`);
    expect(html).toContain(`content="${PUBLIC_URL}/simplato-og.png"`);
  });

  it('escapes markup in its texts', () => {
    const page = { path: '/', title: 'Pan & <b>"vino"</b> $&', description: '"><script>' };
    const html = fillHead(HTML, page, PUBLIC_URL);
    expect(html).toContain('<title>Pan &amp; &lt;b&gt;&quot;vino&quot;&lt;/b&gt; $&amp;</title>');
    expect(html).not.toContain('"><script>');
  });

  it('of the landing carries data that a search engine can read', () => {
    const html = fillHead(HTML, PUBLIC_PAGES.landing, PUBLIC_URL);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const graph = (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'];
    expect(graph.map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      'SoftwareApplication',
    ]);
  });
});

test('every public page has its own title and description, short enough to be shown whole', () => {
  expect(new Set(PAGES.map((page) => page.title)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map((page) => page.description)).size).toBe(PAGES.length);
  for (const { title, description } of PAGES) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test.each([
  ['/', 'landing'],
  ['/?utm=x', 'landing'],
  ['/about/', 'about'],
  ['/legal/cookies?x=1#carrito', 'cookies'],
] as const)('%s is the public page %s', (url, name) => {
  expect(findPublicPage(url)).toBe(PUBLIC_PAGES[name]);
});

test.each(['/clients/carta', '/legal/nada', '/abou'])('%s is not a public page', (url) => {
  expect(findPublicPage(url)).toBeUndefined();
});

describe('search engines', () => {
  const testApp = openTestApp();

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
    expect(found).toEqual(PAGES.map((page) => PUBLIC_URL + page.path));
  });
});
