import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './print-paper.module.css';

interface PrintPaperProps {
  /** What is on it, for tests. */
  name: string | number;
  children: ReactNode;
  onPrinted: () => void;
}

/** Some browsers never say that they have printed; whoever touches the page again has left the dialog. */
const TOUCHES = ['pointerdown', 'keydown'] as const;
/** Where printing does not hold up the page, the browser may not have the paper any sooner. */
const TAKEN_MS = 1_000;

const PX_PER_MM = 96 / 25.4;
const PAPER_WIDTH_MM = 80;

/**
 * 80 mm paper, printed by the browser at once. It is placed off screen, is the only visible part of
 * the page while printing, and sets the paper's length to its own height.
 */
export function PrintPaper({ name, children, onPrinted }: PrintPaperProps) {
  const paper = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const height = paper.current?.getBoundingClientRect().height ?? 0;
    const sheet = new CSSStyleSheet();
    const lengthMm = Math.ceil(height / PX_PER_MM) + 1;
    sheet.replaceSync(`@page { size: ${PAPER_WIDTH_MM}mm ${lengthMm}mm; margin: 0; }`);
    document.adoptedStyleSheets.push(sheet);
    window.addEventListener('afterprint', onPrinted);
    window.print();
    const printedAtMs = performance.now();
    const touch = () => {
      if (performance.now() - printedAtMs >= TAKEN_MS) onPrinted();
    };
    for (const event of TOUCHES) window.addEventListener(event, touch, true);
    return () => {
      window.removeEventListener('afterprint', onPrinted);
      for (const event of TOUCHES) window.removeEventListener(event, touch, true);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [name, onPrinted]);

  return createPortal(
    <div ref={paper} className={css.paper} data-ticket={name} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
