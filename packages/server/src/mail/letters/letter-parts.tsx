import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { Accent } from '@simplato/domain';
import { COLOURS, OWN_ACCENT, SANS, SERIF } from './letter-colours.ts';

const BODY: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: SANS,
  fontSize: 16,
  lineHeight: '25px',
  color: COLOURS.tinta,
  // A name may be one word of any length.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
};

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1
      className="tinta"
      style={{ ...BODY, fontFamily: SERIF, fontSize: 26, lineHeight: '34px', fontWeight: 400 }}
    >
      {children}
    </h1>
  );
}

/** Of one of several things that a letter tells. */
export function Subheading({ children }: { children: ReactNode }) {
  return (
    <h2 className="tinta" style={{ ...BODY, fontSize: 18, fontWeight: 700, margin: '0 0 4px' }}>
      {children}
    </h2>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="tinta" style={{ ...BODY, whiteSpace: 'pre-line' }}>
      {children}
    </p>
  );
}

export function Small({ children }: { children: ReactNode }) {
  return (
    <p
      className="tinta2"
      style={{ ...BODY, fontSize: 14, lineHeight: '21px', color: COLOURS.tinta2 }}
    >
      {children}
    </p>
  );
}

/** Short lines, one below the other. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p
      className="tinta2"
      style={{ ...BODY, fontSize: 14, lineHeight: '21px', color: COLOURS.tinta2 }}
    >
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}

interface ActionProps {
  label: string;
  url: string;
  accent?: Accent;
}

/** A cell with a colour, so that Outlook draws a button too. */
export function Action({ label, url, accent = OWN_ACCENT }: ActionProps) {
  return (
    <table
      role="presentation"
      style={{ borderCollapse: 'separate', borderSpacing: 0, margin: '8px 0 20px' }}
    >
      <tbody>
        <tr>
          <td
            className="boton"
            align="center"
            style={{ backgroundColor: accent.light.fill, borderRadius: 24, padding: '12px 26px' }}
          >
            <a
              href={url}
              style={{
                display: 'inline-block',
                fontFamily: SANS,
                fontSize: 16,
                lineHeight: '24px',
                fontWeight: 600,
                color: '#ffffff',
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** For a mail program that opens no link: the address, to be copied. */
export function Address({ words, url }: { words: string; url: string }) {
  return (
    <p
      className="tinta2"
      style={{ ...BODY, fontSize: 13, lineHeight: '19px', color: COLOURS.tinta2 }}
    >
      {words}
      <br />
      <span style={{ wordBreak: 'break-all' }}>{url}</span>
    </p>
  );
}
