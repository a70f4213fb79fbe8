import { escapeHtml } from './escape-html.ts';

/** Markup in which every inserted value is escaped, unless it is `Html` itself. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Inserted = Html | readonly Html[] | string | number | null;

export function html(parts: TemplateStringsArray, ...values: Inserted[]): Html {
  const written = values.map((value, index) => write(value) + (parts[index + 1] ?? ''));
  return new Html((parts[0] ?? '') + written.join(''));
}

function write(value: Inserted): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
}
