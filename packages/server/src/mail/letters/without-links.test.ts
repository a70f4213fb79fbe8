import { expect, test } from 'vitest';
import { nameToGreet } from './one-line.ts';
import { withoutLinks } from './without-links.ts';

test.each([
  ['Entra en https://evil.example/premio?x=1 ya', 'Entra en [–] ya'],
  ['HTTP://EVIL.EXAMPLE', '[–]'],
  ['ver:javascript://x', '[–]'],
  ['app+x://abrir ya', '[–] ya'],
  ['Mira www.evil.example.', 'Mira [–]'],
  ['Mira evil.com/premio ahora', 'Mira [–] ahora'],
  ['Mira (evil.com:8080/premio)', 'Mira [–]'],
  ['lucia@evil.com?subject=x', '[–]'],
  ['evil。com/premio', '[–]'],
  ['Llama a evil.com', 'Llama a evil. com'],
  ['correo@evil.example.com', 'correo@evil. example. com'],
  ['mailto:yo@evil.com', 'mailto:yo@evil. com'],
])('the links in %j are dead', (text, left) => {
  expect(withoutLinks(text, '[–]')).toBe(left);
});

test.each([
  'Gracias. Hasta pronto, S.L. y p. ej. J.L. García',
  'Son 12.50 € y 1/2 ración, para las 21.30',
  'Sin huevo/leche; y/o pan… ¿vale?',
  'Fin.\nOtra línea: <b>hola</b>',
])('%j stays as it is', (text) => {
  expect(withoutLinks(text, '[–]')).toBe(text);
});

test('of two sentences without a space nothing is lost', () => {
  expect(withoutLinks('Sin hielo.Gracias', '')).toBe('Sin hielo. Gracias');
});

test('is quick on a long text', () => {
  const started = performance.now();
  for (const part of ['a.', 'a', '.', 'a.b', 'aa.aa', '://', 'www.', 'é_-.'])
    withoutLinks(part.repeat(20_000 / part.length), '');
  expect(performance.now() - started).toBeLessThan(2_000);
});

test.each([
  ['Lucía Campos', 'Lucía Campos'],
  ["M.ª Àngels O'Connor-Núñez", "M.ª Àngels O'Connor-Núñez"],
  ['cocina_3', 'cocina_3'],
  ['Entra en https://evil.example', 'Entra en'],
  ['evil.com', 'evil. com'],
  ['Has ganado <b>un</b> premio: llama hoy mismo', 'Has ganado b un b'],
  ['A'.repeat(80), 'A'.repeat(40)],
  ['¿?', '…'],
])('a greeting to %j says %j', (name, greeted) => {
  expect(nameToGreet(name)).toBe(greeted);
});
