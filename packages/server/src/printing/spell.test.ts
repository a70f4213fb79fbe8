import { inCodePage858 } from '@simplato/domain';
import { expect, test } from 'vitest';
import { openPdf } from './pdf.ts';
import { loadSpelling } from './spell.ts';

const spell = await loadSpelling();
const NAMES = {
  寿司: 'ShouSi',
  Борщ: 'Borshch',
  Żurek: 'Zurek',
  Șalău: 'Salau',
  'sala ŀ': 'sala l',
  ﬁletes: 'filetes',
  'cafe\u0301': 'café',
  'x\u0301': 'x',
  '👩\u200d🍳': ':woman::cooking:',
  가: 'Ga',
  '\u{10ffff}': '?',
  '\u200d': '?',
};

test.each(Object.entries(NAMES))('«%s» is «%s» on a ticket', (name, spelt) => {
  expect(spell(name, inCodePage858)).toBe(spelt);
});

test('what a printer has stays, and Arabic is spelt', () => {
  expect(spell('Ñandú à 3 € “œ”…', inCodePage858)).toBe('Ñandú à 3 € “oe”…');
  expect(spell('مقهى', inCodePage858)).toMatch(/^[a-z]+$/);
});

test.each(['serif', 'text', 'bold'])(
  'the font %s of a PDF lacks no letter of a name',
  async (font) => {
    const doc = await openPdf('Mesas');
    const width = (text: string) => doc.font(font).fontSize(10).widthOfString(text);
    for (const [name, spelt] of Object.entries(NAMES)) {
      expect(width(name)).toBeCloseTo(width(spelt));
      expect(width(name)).toBeGreaterThan(0);
    }
    expect(width('œ')).not.toBe(width('oe'));
  },
);
