import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AskFirstProvider } from '../../forms/ask-first.tsx';
import { clearStorages } from '../../storage/stored-value.ts';
import { PATHS } from '../../paths.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { RestaurantLayout } from './restaurant-layout.tsx';

let isWide = true;

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearStorages();
});

/** Opens a page anew, as after closing the browser. */
function open(path: string) {
  history.replaceState(null, '', path);
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <AskFirstProvider>
          <RestaurantLayout>{null}</RestaurantLayout>
        </AskFirstProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return unmount;
}

/** Whether the sidebar stands beside the page at a path; presses its button first if wanted. */
async function standsBeside(path: string, press = false): Promise<boolean> {
  const leave = open(path);
  const button = screen.getByRole('button', { name: 'Abrir menú' });
  if (press) await userEvent.click(button);
  const isBeside = screen.queryByRole('complementary') !== null;
  expect(button.getAttribute('aria-expanded')).toBe(String(isBeside));
  leave();
  return isBeside;
}

it('keeps the sidebar beside the pages, and away from board and room, until this device is told', async () => {
  expect(await standsBeside(PATHS.products)).toBe(true);
  expect(await standsBeside(PATHS.board)).toBe(false);
  expect(await standsBeside(PATHS.room)).toBe(false);

  expect(await standsBeside(PATHS.products, true)).toBe(false);
  expect(await standsBeside(PATHS.settings)).toBe(false);
  expect(await standsBeside(PATHS.board, true)).toBe(true);
  expect(await standsBeside(PATHS.room)).toBe(true);
  expect(await standsBeside(PATHS.products)).toBe(false);
});

it('has no sidebar beside a page below 1024 px', async () => {
  isWide = false;
  expect(await standsBeside(PATHS.products)).toBe(false);
});
