import { readRestaurant, type PageFacts, restaurantFromWire } from '@simplato/contract';
import { expect, it } from 'vitest';
import { render } from '../entry-server.tsx';
import { areaOf, type PageRow, PAGES } from '../pages.ts';

const RENDERED = Object.entries<PageRow>(PAGES).filter(([, { rendered }]) => rendered);

it.each(RENDERED)('the page %s is whole without a script', async (_, row) => {
  const restaurante = restaurantFromWire(readRestaurant.example.answer);
  const facts: PageFacts = {
    ahora: Date.UTC(2026, 10, 20, 20),
    idioma: null,
    ...(areaOf(row).user
      ? {
          sesion: { identerprise: restaurante.restaurantId, nombreusuario: '', mesa: '4' },
          casa: { restaurante, categorias: [], productos: [] },
        }
      : { portada: { ciudades: [] } }),
  };
  const html = await render(row.path, facts);
  expect(html).toMatch(/<title>[^<]*Simplato/);
  expect(html).toMatch(/<main[ >]/);
  expect(html).toMatch(/<h1[ >]/);
  expect(html).not.toContain('Cargando…');
});
