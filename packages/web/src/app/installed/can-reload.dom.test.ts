import { afterEach, expect, test, vi } from 'vitest';
import { storedPendingOrder } from '../../features/checkout/sending/pending-order-store.ts';
import { storedSound } from '../../features/live/sound/stored-sound.ts';
import { keepUnsaved } from '../../forms/unsaved-work.ts';
import { PATHS } from '../../paths.ts';
import { IDLE_MS, canReload, canReloadUnasked } from './can-reload.ts';

const undo: (() => void)[] = [];

afterEach(() => {
  for (const one of undo.splice(0)) one();
  document.body.innerHTML = '';
  localStorage.clear();
  vi.restoreAllMocks();
});

/** jsdom has no popovers, so that part of the query is removed. */
function askWithoutPopovers(): void {
  const ask = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((question: string) =>
    ask(question.replace(', [popover=auto]:popover-open', '')),
  );
}

function draw(html: string): void {
  askWithoutPopovers();
  document.body.innerHTML = html;
}

test.each([
  ['nothing', ''],
  ['an empty form', '<form><input type="text"></form>'],
  ['a form with a tick', '<form><input type="checkbox" value="on" checked></form>'],
  ['a search that stands in no form', '<input type="search" value="pan">'],
])('with %s on the page, a reload loses nothing', (_, html) => {
  draw(html);
  expect(canReload()).toBe(true);
});

test.each([
  ['a field with words', '<form><input type="text" value="Ana"></form>'],
  ['a longer text', '<form><textarea>Sin sal</textarea></form>'],
  ['an open dialog', '<dialog open></dialog>'],
])('with %s, a reload would lose something', (_, html) => {
  draw(html);
  expect(canReload()).toBe(false);
});

test('with the cursor in a field, a reload would lose something', () => {
  draw('<input type="search">');
  document.querySelector('input')?.focus();
  expect(canReload()).toBe(false);
});

test('with something unsaved, a reload would lose it', () => {
  draw('');
  undo.push(keepUnsaved({ describe: () => 'Hay platos sin guardar.', discard: () => undefined }));
  expect(canReload()).toBe(false);
});

test('with an order that has no answer yet, a reload has to wait', () => {
  draw('');
  storedPendingOrder.write({
    idempotencyKey: 'k',
    restaurantId: 1001,
    body: { lineas: [] },
    state: 'unanswered',
    startedAt: 0,
  });
  expect(canReload()).toBe(false);
});

test('a board that nobody has touched for long reloads by itself, unless its sound is on', () => {
  draw('');
  history.replaceState(null, '', PATHS.board);
  expect(canReloadUnasked(IDLE_MS)).toBe(true);
  expect(canReloadUnasked(IDLE_MS - 1)).toBe(false);
  storedSound.write('on');
  expect(canReloadUnasked(IDLE_MS)).toBe(false);
  storedSound.write('muted');
  expect(canReloadUnasked(IDLE_MS)).toBe(true);
  history.replaceState(null, '', PATHS.menu);
  expect(canReloadUnasked(IDLE_MS)).toBe(false);
});
