import type { CSSProperties } from 'react';
import { COLOURS, SANS } from './letter-colours.ts';
import type { ReceiptRow } from './receipt-rows.ts';

const CELL: CSSProperties = {
  padding: '7px 0',
  fontFamily: SANS,
  fontSize: 16,
  lineHeight: '23px',
  color: COLOURS.tinta,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
};
const LOOKS = {
  plain: {},
  strong: { fontWeight: 700 },
  faint: { fontSize: 14, lineHeight: '20px', color: COLOURS.tinta2 },
} as const satisfies Record<ReceiptRow['look'], CSSProperties>;

export function ReceiptTable({ rows }: { rows: readonly ReceiptRow[] }) {
  return (
    <table
      role="presentation"
      style={{ width: '100%', borderCollapse: 'collapse', margin: '8px 0 24px' }}
    >
      <tbody>
        {rows.map(({ words, amount, look }, index) => {
          const className = look === 'faint' ? 'tinta2' : 'tinta';
          return (
            <tr key={index}>
              <td className={className} style={{ ...CELL, ...LOOKS[look], width: '100%' }}>
                {words}
              </td>
              <td
                align="right"
                className={className}
                style={{ ...CELL, ...LOOKS[look], paddingLeft: 16, whiteSpace: 'nowrap' }}
              >
                {amount}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
