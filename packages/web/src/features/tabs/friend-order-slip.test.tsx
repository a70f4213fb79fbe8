import { tabExample } from '@simplato/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tabFromWire } from '../../api/read-place.ts';
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
