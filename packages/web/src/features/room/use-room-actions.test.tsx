import { COOKIES, errorMessage, orderExample, orderFromWire, readTab } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { createRoomBook } from './room-book.ts';
import { useRoomActions } from './use-room-actions.ts';

const book = createRoomBook();
const onOpen = () => undefined;

function MoveOrder() {
  const { moveOrder } = useRoomActions(book, onOpen);
  const [from, into] = [
    { tabId: 57, tableName: '4' },
    { tabId: 58, tableName: '7' },
  ];
  return (
    <button onClick={() => void moveOrder(orderFromWire(orderExample), from, into)}>Pasar</button>
  );
}

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

it('says that an order cannot go back into a tab that was closed meanwhile, and offers no other try', async () => {
  const message = errorMessage('tab_closed');
  const answers = [
    () => Response.json(readTab.example.answer),
    () => Response.json({ code: 'tab_closed', message }, { status: 409 }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift()!());
  render(
    <ToastProvider>
      <MoveOrder />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pasar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
