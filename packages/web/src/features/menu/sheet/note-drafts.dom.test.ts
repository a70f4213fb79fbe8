import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useNoteDraft } from './note-drafts.ts';

beforeEach(() => localStorage.clear());

/** As a sheet that opens has it. */
const open = (of: string, saved?: string) =>
  renderHook(() => useNoteDraft(of, saved)).result.current;

it('keeps what was typed in a sheet that was closed, of a product and of its line apart', () => {
  const [nothing, keep] = open('7');
  expect(nothing).toBe('');
  keep('poco hecho');
  expect(open('7')[0]).toBe('poco hecho');
  expect(open('línea 7', 'sin sal')[0]).toBe('sin sal');
});

it('keeps an emptied note too, and forgets what is as it was saved', () => {
  open('línea 7', 'sin sal')[1]('');
  expect(open('línea 7', 'sin sal')[0]).toBe('');
  open('línea 7', 'sin sal')[1]('sin sal');
  expect(open('línea 7', 'sin ajo')[0]).toBe('sin ajo');
});
