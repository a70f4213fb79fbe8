import { expect, it } from 'vitest';
import { flowColumns, type Block } from './flow-columns.ts';

const draw = () => undefined;
const block = (heights: readonly number[], change: Partial<Block> = {}): Block => ({
  rows: heights.map((height) => ({ height, draw })),
  gap: 10,
  keepsNext: false,
  ...change,
});
const heading = block([20], { keepsNext: true });
const flow = (blocks: readonly Block[], count = 2, heightOf = (_page: number) => 100) =>
  flowColumns(blocks, { count, heightOf }).map((page) =>
    page.map((column) => column.map(({ row, y }) => [y, row.height])),
  );

it('leaves no space at the top of a column, and that of each block between them', () => {
  expect(flow([block([30, 10]), block([30])], 1)).toEqual([
    [
      [
        [0, 30],
        [30, 10],
        [50, 30],
      ],
    ],
  ]);
});

it('divides no block, and leaves no heading alone at the foot', () => {
  expect(flow([block([60]), heading, block([30])])).toEqual([
    [
      [[0, 60]],
      [
        [0, 20],
        [30, 30],
      ],
    ],
  ]);
});

it('divides a block only if it is higher than a column', () => {
  const rows = Array.from({ length: 11 }, () => 10);
  expect(flow([heading, block(rows)], 1).map(([column]) => column?.length)).toEqual([8, 4]);
});

it('fills the columns of all pages but the last, whose columns end at the same height', () => {
  const blocks = Array.from({ length: 12 }, () => block([40]));
  const pages = flow(blocks);
  expect(pages.map((page) => page.map((column) => column.length))).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
  ]);
  expect(flow(blocks.slice(0, 6))[1]?.map((column) => column.length)).toEqual([1, 1]);
});

it('has less room on the first page', () => {
  const pages = flow([block([40]), block([40])], 1, (page) => (page === 0 ? 50 : 100));
  expect(pages.map((page) => page.map((column) => column.length))).toEqual([[1], [1]]);
});
