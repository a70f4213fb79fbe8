import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedPendingOrder, type PendingOrder } from './pending-order-store.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { useUnsentOrder } from './use-unsent-order.ts';

const WORDS = 'Tu pedido sigue en este móvil, por enviar.';
const ORDER: PendingOrder = {
  idempotencyKey: 'k',
  restaurantId: 1001,
  body: { lineas: [] },
  state: 'unanswered',
  startedAt: 0,
};
const MIRROR = { SMPLTTYPE: 'CLIENTE', SMPLTNTRPRS: '1001' };

function sitDown(mirror: Readonly<Record<string, string>> = MIRROR): void {
  for (const [name, value] of Object.entries(mirror)) {
    document.cookie = `${name}=${encodeURIComponent(btoa(value))}; Path=/`;
  }
}

function Site() {
  useUnsentOrder();
  return null;
}

function openAt(path: string): void {
  history.replaceState(null, '', path);
  render(
    <ToastProvider>
      <Site />
    </ToastProvider>,
  );
}

beforeEach(() => {
  sitDown();
  storedPendingOrder.write(ORDER);
});
afterEach(() => {
  storedPendingOrder.write(null);
  for (const name of Object.keys(MIRROR)) document.cookie = `${name}=; Max-Age=-1; Path=/`;
});

it.each(['/', '/about', '/scanqr'])('the notice is shown at %s, with a way back', async (path) => {
  openAt(path);
  expect(screen.getByText(WORDS)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Volver a la mesa' }));
  expect(location.pathname).toBe('/clients/home');
  expect(screen.queryByText(WORDS)).toBeNull();
});

it('the notice is not shown on the diner’s pages, which have one of their own', () => {
  openAt('/clients/carta');
  expect(screen.queryByText(WORDS)).toBeNull();
});

it('the notice disappears once the order has its answer', () => {
  openAt('/');
  act(() => storedPendingOrder.write(null));
  expect(screen.queryByText(WORDS)).toBeNull();
});

it.each([
  ['a diner at another restaurant', { SMPLTNTRPRS: '1002' }],
  ['staff', { SMPLTTYPE: 'RESTAURANTE' }],
])('%s does not see the notice', (_, other) => {
  sitDown({ ...MIRROR, ...other });
  openAt('/');
  expect(screen.queryByText(WORDS)).toBeNull();
});
