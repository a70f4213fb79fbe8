import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOCIAL_NETWORKS, socialRule, socialUrl } from './social-links.ts';

test.each([
  ['instagram', '@taberna.palacio', 'https://www.instagram.com/taberna.palacio'],
  ['instagram', 'taberna_palacio', 'https://www.instagram.com/taberna_palacio'],
  ['instagram', 'instagram.com/taberna', 'https://instagram.com/taberna'],
  ['instagram', ' https://www.instagram.com/taberna/ ', 'https://www.instagram.com/taberna/'],
  [
    'facebook',
    'http://m.facebook.com/profile.php?id=42',
    'https://m.facebook.com/profile.php?id=42',
  ],
  ['facebook', 'tabernadelpalacio', 'https://www.facebook.com/tabernadelpalacio'],
  ['google', 'https://maps.app.goo.gl/abc123', 'https://maps.app.goo.gl/abc123'],
  ['google', 'g.page/taberna', 'https://g.page/taberna'],
  ['google', 'https://taberna.business.site', 'https://taberna.business.site'],
] as const)('%s: %j leads to %s', (network, typed, url) => {
  expect(socialUrl(network, typed)).toBe(url);
  expect(socialRule(network)(typed)).toBeNull();
});

test.each([
  ['instagram', 'javascript:alert(1)'],
  ['instagram', 'javascript://instagram.com/%0aalert(1)'],
  ['instagram', 'data:text/html,x'],
  ['instagram', 'https://instagram.com@evil.example/x'],
  ['instagram', 'https://evil.example/instagram.com/x'],
  ['instagram', 'https://evil-instagram.com/taberna'],
  ['instagram', 'https://instagram.com.evil.example/x'],
  ['instagram', 'https://facebook.com/taberna'],
  ['instagram', 'https://instagram.com:8443/x'],
  ['instagram', 'https://instagram.com/"><script>'],
  ['instagram', 'dos palabras'],
  ['facebook', 'facebook.com/'],
  ['google', '@taberna'],
  ['google', 'Taberna del Palacio'],
] as const)('%s: %j is refused', (network, typed) => {
  expect(socialUrl(network, typed)).toBeNull();
  expect(socialRule(network)(typed)).not.toBeNull();
});

test('an empty field is valid, and gives no link', () => {
  for (const network of SOCIAL_NETWORKS) {
    expect(socialRule(network)('  ')).toBeNull();
    expect(socialUrl(network, '  ')).toBeNull();
  }
});

test('every link is https, and contains nothing that could end an attribute', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SOCIAL_NETWORKS), fc.string(), (network, typed) => {
      for (const text of [typed, `https://instagram.com/${typed}`, `g.page/${typed}`]) {
        const url = socialUrl(network, text);
        if (url !== null) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+(?:\/[^\s"'<>\\]*)?$/);
      }
    }),
  );
});
