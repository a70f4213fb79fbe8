import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAtTable, sitDown } from './fixtures/diner.ts';
import { expect, test } from './fixtures/test.ts';

/** Another site, whose pages lead to a table of ours: by a link, a redirect, and a form by itself. */
async function openOtherSite(table: string): Promise<{ url: string; close: () => void }> {
  const { origin, pathname, searchParams } = new URL(table);
  const fields = [...searchParams]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');
  const pages: Readonly<Record<string, string>> = {
    '/': `<a href="${table}">enlace</a> <a href="/salto">salto</a> <a href="/formulario">formulario</a>`,
    '/formulario': `<form action="${origin}${pathname}">${fields}</form><script>document.forms[0].submit()</script>`,
  };
  const server = http.createServer(({ url = '/' }, answer) => {
    if (url === '/salto') answer.writeHead(302, { location: table }).end();
    else answer.writeHead(200, { 'content-type': 'text/html' }).end(pages[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const host = new URL(table).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return {
    url: `http://${host}:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('another site’s link, redirect or form moves nobody to another table before they say so', async ({
  restaurant,
  openPhone,
}) => {
  const { url } = await restaurant.staff.tableCode('7');
  const other = await openOtherSite(url);
  try {
    const phone = await openPhone();
    await sitDown(phone, restaurant, '1');
    const question = phone.getByText('¿Estás en la mesa 7?');
    for (const way of ['enlace', 'salto', 'formulario']) {
      await test.step(way, async () => {
        await phone.goto(other.url);
        await phone.getByRole('link', { name: way }).tap();
        await expect(question).toBeVisible();
        expect(new URL(phone.url()).origin).toBe(new URL(url).origin);
        await phone.goto(new URL('/clients/home', url).href);
        await expectAtTable(phone, 'Mesa 1');
      });
    }

    await phone.goto(other.url);
    await phone.getByRole('link', { name: 'enlace' }).tap();
    await expect(question).toBeVisible();
    await phone.getByRole('button', { name: 'Sentarme a la mesa' }).click();
    await expectAtTable(phone, 'Mesa 7');
  } finally {
    other.close();
  }
});
