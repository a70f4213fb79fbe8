/** The content of a form, nested as its brackets say: `a[b][0]=x` is { a: { b: ['x'] } }. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let level: Form = form;
    for (const part of path.slice(0, -1)) {
      level[part] ??= {};
      level = level[part] as Form;
    }
    level[path.at(-1) ?? ''] = value;
  }
  return withLists(form) as Form;
}

/** An object with the names 0, 1, 2… becomes a list. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
