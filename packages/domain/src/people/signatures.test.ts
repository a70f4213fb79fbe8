import { expect, test } from 'vitest';
import { legalNameRule, staffUsernameRule, tradeNameRule } from './field-rules.ts';

const RESERVED = 'Este nombre está reservado';
const PLAIN = 'Escríbelo con letras y números corrientes';
const INVISIBLE = 'Hay letras que no se ven. Bórralo y escríbelo de nuevo';

test.each([
  ['Simplato', RESERVED],
  ['SIMPLATO', RESERVED],
  ['Símplato', RESERVED],
  ['SimpIato', RESERVED],
  ['S1mpl4to', null],
  ['Sіmрlаtо', RESERVED],
  ['Ｓｉｍｐｌａｔｏ', RESERVED],
  ['Soporte de Simplato', RESERVED],
  ['sim-plato', RESERVED],
  ['Panel de pagos', RESERVED],
  ['panel  de  pagos.', RESERVED],
  ['Sistema', RESERVED],
  ['automatico', RESERVED],
  ['Comensal', RESERVED],
  ['Sim\u200bplato', INVISIBLE],
  ['cocina\u00ad', INVISIBLE],
  ['coci\u3164na', INVISIBLE],
  ['coci\u2060na', INVISIBLE],
  ['ana\ufe0fpz', INVISIBLE],
  ['ana\u00a0lopez', INVISIBLE],
  ['\u{e0061}nita', INVISIBLE],
  ['ｃocina', PLAIN],
  ['cocina２', PLAIN],
  ['𝐜𝐨𝐜𝐢𝐧𝐚', PLAIN],
  ['ⓒocina', PLAIN],
  ['ana lópez', null],
  ['Mª José', null],
  ['José Luis', null],
  ['Panel de pan', null],
  ['寿司太郎', null],
])('a person or restaurant called %j: %s', (name, fault) => {
  const rules = { staffUsernameRule, legalNameRule, tradeNameRule };
  for (const [rule, check] of Object.entries(rules)) {
    if (rule === 'staffUsernameRule' && name.length < 5) continue;
    expect(check(name), rule).toBe(fault);
  }
});
