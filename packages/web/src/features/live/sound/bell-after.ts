/** What the bell does when the set of what is new changes: a newcomer makes it ring at once. */
export function bellAfter<Key extends number | string>(
  before: readonly Key[],
  after: readonly Key[],
): 'strike' | 'rest' | 'carry-on' {
  if (after.some((key) => !before.includes(key))) return 'strike';
  return after.length === 0 && before.length > 0 ? 'rest' : 'carry-on';
}
