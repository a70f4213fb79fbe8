/** Joins the class names that apply, skipping the ones that do not. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
