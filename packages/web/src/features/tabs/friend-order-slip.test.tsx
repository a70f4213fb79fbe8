import { orderFromWire, tabExample, weighLine } from '@simplato/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tabFromWire } from '../../api/read-place.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { FriendOrderSlip } from './friend-order-slip.tsx';

it('shows its reader what they have written themselves about a round of somebody else', () => {
  const [placed] = tabExample.pedidos;
  const tab = tabFromWire({
    ...tabExample,
    pedidos: [
      {
        ...placed!,
        idcomensal: 2,
        comentarios: 'Alergia a nueces',
        lineas: placed!.lineas.map((line) => ({ ...line, idcomensal: 1, nota: 'sin gluten' })),
      },
    ],
  });
  render(<FriendOrderSlip {...tab.orders[0]!} tab={tab} products={new Map()} />);
  expect(screen.getAllByText('sin gluten')).toHaveLength(placed!.lineas.length);
  expect(screen.getByText('Alergia a nueces')).toBeDefined();
  expect(screen.getAllByText('para ti')).toHaveLength(placed!.lineas.length);
});

it('says about how much is asked for, which is no price yet', () => {
  const tab = tabFromWire(tabExample);
  const weighed = orderFromWire(weighLine.example.answer);
  const asked = { ...weighed, lines: weighed.lines.map((line) => ({ ...line, isWeighed: false })) };
  const sums = (order: typeof weighed) => {
    const { container, unmount } = render(
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <FriendOrderSlip {...{ order, tab }} memberId={2} lineMembers={[]} products={new Map()} />
        </ToastProvider>
      </QueryClientProvider>,
    );
    const text = container.textContent.replace(/\s/g, ' ');
    unmount();
    return [text.match(/Total.*$/)?.[0], text.match(/23,04 €/g)?.length];
  };
  // In its answer and in its total, and once it is weighed beside its line.
  expect(sums(asked)).toEqual(['Total unos 23,04 €', 2]);
  expect(sums(weighed)).toEqual(['Total 23,04 €', 4]);
});
