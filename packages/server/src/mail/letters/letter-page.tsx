import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type * as ReactDom from 'react-dom/server';
import type { Accent, Language } from '@simplato/domain';
import { COLOURS, darkStyles, OWN_ACCENT, SANS, SERIF } from './letter-colours.ts';

const require = createRequire(import.meta.url);
/** Loaded with the first letter: most processes of a small restaurant never write one. */
const reactDom = () => require('react-dom/server') as typeof ReactDom;

interface LetterPageProps {
  language: Language;
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  /** Above the slip: whose letter it is. */
  sender: string;
  /** The colour of whose letter it is. */
  accent?: Accent;
  children: ReactNode;
  /** Small, under the slip. */
  foot: readonly string[];
}

/** Room in a table that no mail program takes away. */
const WHOLE = { width: '100%', borderCollapse: 'collapse' } as const;

/**
 * A slip of paper on the tablecloth: square above, torn below. Tables and inline styles, because Outlook
 * and Gmail keep those; nothing is loaded from anywhere, so nothing is missing and nobody is counted.
 */
function LetterPage({
  language,
  subject,
  preview,
  sender,
  accent = OWN_ACCENT,
  children,
  foot,
}: LetterPageProps) {
  return (
    <html lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles(accent) }} />
      </head>
      <body className="mantel" style={{ margin: 0, padding: 0, backgroundColor: COLOURS.mantel }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>
          {preview}
        </div>
        <table
          role="presentation"
          className="mantel"
          style={{ ...WHOLE, backgroundColor: COLOURS.mantel }}
        >
          <tbody>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a table for the layout: the cell is no control, and its text lies too deep for the rule to see */}
              <td align="center" style={{ padding: '28px 12px 36px' }}>
                <table role="presentation" style={{ ...WHOLE, maxWidth: 560 }}>
                  <tbody>
                    <tr>
                      <td
                        className="acento"
                        style={{
                          padding: '0 4px 14px',
                          fontFamily: SERIF,
                          fontSize: 22,
                          lineHeight: '28px',
                          color: accent.light.text,
                        }}
                      >
                        {sender}
                      </td>
                    </tr>
                    <Slip accent={accent}>{children}</Slip>
                    <tr>
                      <td
                        className="tinta2"
                        style={{
                          padding: '18px 8px 0',
                          fontFamily: SANS,
                          fontSize: 13,
                          lineHeight: '20px',
                          color: COLOURS.tinta2,
                        }}
                      >
                        {foot.map((line) => (
                          <div key={line}>{line}</div>
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const TORN = [
  `linear-gradient(135deg, ${COLOURS.papel} 50%, transparent 50%)`,
  `linear-gradient(225deg, ${COLOURS.papel} 50%, transparent 50%)`,
].join(', ');

function Slip({ accent, children }: { accent: Accent; children: ReactNode }) {
  return (
    <>
      <tr>
        <td
          className="papel aire"
          style={{
            backgroundColor: COLOURS.papel,
            borderTop: `6px solid ${accent.light.fill}`,
            padding: '28px 32px 26px',
          }}
        >
          {children}
        </td>
      </tr>
      <tr>
        {/* Where gradients are not known the slip is simply cut. */}
        <td
          className="corte"
          style={{
            height: 10,
            fontSize: 0,
            lineHeight: '10px',
            backgroundImage: TORN,
            backgroundSize: '20px 10px',
            backgroundRepeat: 'repeat-x',
          }}
        >
          &nbsp;
        </td>
      </tr>
    </>
  );
}

export function renderLetter(page: LetterPageProps): string {
  return `<!doctype html>${reactDom().renderToStaticMarkup(<LetterPage {...page} />)}`;
}
