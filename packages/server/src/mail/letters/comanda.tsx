import {
  formatEuros,
  linesLeft,
  orderVatBands,
  RECEIPT_LANGUAGES,
  type Cents,
  type Language,
  type Order,
  type OrderLine,
} from '@simplato/domain';
import type { CSSProperties } from 'react';
import { COLOURS, SANS, SERIF } from './letter-colours.ts';

const TEXT: CSSProperties = {
  fontFamily: SANS,
  fontSize: 16,
  lineHeight: '23px',
  color: COLOURS.tinta,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
};
const SECOND: CSSProperties = { ...TEXT, fontSize: 14, lineHeight: '20px', color: COLOURS.tinta2 };
const HAIRLINE = `1px solid ${COLOURS.linea}`;
const AMOUNT: CSSProperties = { ...TEXT, whiteSpace: 'nowrap' };

interface ComandaProps {
  order: Order;
  language: Language;
  /** Number and table. */
  heading: string;
  placedAt: string;
  /** With the word that says so; '' where there is none. */
  note: string;
}

/** The order as a slip: number and table, a row a product, the VAT and the total. */
export function Comanda({ order, language, heading, placedAt, note }: ComandaProps) {
  return (
    <table
      role="presentation"
      style={{ width: '100%', borderCollapse: 'collapse', margin: '8px 0 24px' }}
    >
      <tbody>
        <tr>
          <td className="linea" colSpan={3} style={{ borderBottom: HAIRLINE, padding: '0 0 12px' }}>
            <div
              className="tinta"
              style={{ ...TEXT, fontSize: 20, lineHeight: '28px', fontWeight: 700 }}
            >
              {heading}
            </div>
            <div className="tinta2" style={SECOND}>
              {placedAt}
            </div>
          </td>
        </tr>
        {linesLeft(order.lines).map((line, index) => (
          <ProductItem key={index} line={line} language={language} />
        ))}
        {note !== '' && (
          <tr>
            <td className="linea" colSpan={3} style={{ borderBottom: HAIRLINE, padding: '12px 0' }}>
              <div
                className="pimenton"
                style={{ ...SECOND, color: COLOURS.pimentonText, whiteSpace: 'pre-line' }}
              >
                {note}
              </div>
            </td>
          </tr>
        )}
        <Totals order={order} language={language} />
      </tbody>
    </table>
  );
}

function ProductItem({ line, language }: { line: OrderLine; language: Language }) {
  const cell = { borderBottom: HAIRLINE, padding: '11px 0', verticalAlign: 'top' } as const;
  return (
    <tr>
      <td
        className="tinta linea"
        style={{ ...TEXT, ...cell, fontWeight: 700, paddingRight: 10, whiteSpace: 'nowrap' }}
      >
        {line.quantity} ×
      </td>
      <td className="linea" style={{ ...cell, width: '100%' }}>
        <div className="tinta" style={{ ...TEXT, fontFamily: SERIF, fontSize: 17 }}>
          {line.name}
        </div>
        {line.options.length > 0 && (
          <div className="tinta2" style={SECOND}>
            {line.options.map(({ name }) => name).join(', ')}
          </div>
        )}
        {line.note !== '' && (
          <div className="pimenton" style={{ ...SECOND, color: COLOURS.pimentonText }}>
            {line.note}
          </div>
        )}
      </td>
      <td className="tinta linea" align="right" style={{ ...AMOUNT, ...cell, paddingLeft: 16 }}>
        {formatEuros(line.unitGrossCents * line.quantity, language)}
      </td>
    </tr>
  );
}

function Totals({ order, language }: { order: Order; language: Language }) {
  const euros = (cents: Cents) => formatEuros(cents, language);
  const words = RECEIPT_LANGUAGES[language];
  return (
    <>
      <tr>
        <td
          colSpan={2}
          className="tinta"
          style={{ ...TEXT, padding: '14px 0 0', fontSize: 18, fontWeight: 700 }}
        >
          {words.total}
        </td>
        <td
          align="right"
          className="tinta"
          style={{ ...AMOUNT, padding: '14px 0 0', fontSize: 20, fontWeight: 700 }}
        >
          {euros(order.totalCents)}
        </td>
      </tr>
      {orderVatBands(order.lines).map(({ vatPercent, netCents, vatCents }) => (
        <tr key={vatPercent}>
          <td colSpan={2} className="tinta2" style={{ ...SECOND, padding: '4px 0 0' }}>
            {words.vat(vatPercent, euros(netCents))}
          </td>
          <td
            align="right"
            className="tinta2"
            style={{ ...SECOND, padding: '4px 0 0', whiteSpace: 'nowrap' }}
          >
            {euros(vatCents)}
          </td>
        </tr>
      ))}
    </>
  );
}
