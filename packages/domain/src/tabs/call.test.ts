import { describe, expect, test } from 'vitest';
import {
  CALL_KINDS,
  CALL_PACE,
  CALL_TEXT_LENGTH,
  callHeldForSeconds,
  callText,
  callTextFault,
} from './call.ts';

const MINUTE_MS = 60_000;

describe('a call for something else', () => {
  test.each(['Una trona', 'Más hielo, por favor', '¿Tenéis wifi?', '🧂', 'x'.repeat(80)])(
    'may say %j',
    (text) => {
      expect(callTextFault('other', text)).toBeNull();
    },
  );

  test.each(['', '   ', '\u200b', '<b>hola</b>', '{x}', 'x'.repeat(CALL_TEXT_LENGTH + 1)])(
    'may not say %j',
    (text) => {
      expect(callTextFault('other', text)).not.toBeNull();
    },
  );

  test('is written in one line', () => {
    expect(callText('other', ' una\n trona ')).toBe('una trona');
  });
});

test('whatever else is called for says nothing of its own', () => {
  for (const kind of CALL_KINDS.filter((one) => one !== 'other')) {
    expect(callTextFault(kind, '<b>')).toBeNull();
    expect(callText(kind, 'hola')).toBe('');
  }
});

describe('the pace of calls', () => {
  const ages = (count: number, ms: number) => Array.from({ length: count }, () => ms);

  test('holds nobody who needs everything at once', () => {
    expect(callHeldForSeconds(ages(CALL_KINDS.length, 0))).toBe(0);
  });

  test('holds the next until the oldest of the last ones is ten minutes old', () => {
    const last = ages(CALL_PACE.calls - 1, 0);
    expect(callHeldForSeconds([...last, 4 * MINUTE_MS])).toBe(6 * 60);
    expect(callHeldForSeconds([...last, CALL_PACE.withinMinutes * MINUTE_MS])).toBe(0);
  });

  test('never holds for less than a second', () => {
    const almost = CALL_PACE.withinMinutes * MINUTE_MS - 1;
    expect(callHeldForSeconds(ages(CALL_PACE.calls, almost))).toBe(1);
  });
});
