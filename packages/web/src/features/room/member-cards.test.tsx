import { orderExample, orderFromWire, readTab, tabHeadFromWire } from '@simplato/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemberCards } from './member-cards.tsx';
import type { RoomTab } from './room-book.ts';
import type { Round } from './tab-contents.ts';
import type { RoomActions } from './use-room-actions.ts';

const order = orderFromWire(orderExample);
const [lucia, marco] = [1, 2].map((memberId) => ({
  memberId,
  name: memberId === 1 ? 'Lucía' : 'Marco',
  isIn: true,
  joinedAt: order.placedAt,
}));
const tab = {
  ...tabHeadFromWire(readTab.example.answer),
  members: [lucia, marco],
  payments: [],
  orders: [order],
} as unknown as RoomTab;
const actions = { isPending: () => false } as unknown as RoomActions;
const ofLucia: Round = {
  index: 1,
  order,
  memberId: 1,
  forMembers: order.lines.map(() => 1),
};
const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says what each has ordered', () => {
  render(<MemberCards tab={tab} rounds={[ofLucia]} actions={actions} />);
  expect(cards()).toEqual([
    expect.stringMatching(/Lucía [1-9]\d*,\d\d\s€$/),
    expect.stringMatching(/Marco 0,00\s€$/),
  ]);
});

it('says no sum of anybody while it is not known who has ordered what', () => {
  render(<MemberCards tab={tab} rounds={null} actions={actions} />);
  expect(cards().join()).toMatch(/Lucía.*Marco/);
  expect(cards().join()).not.toContain('€');
});
