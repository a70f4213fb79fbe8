/** Moves what somebody types in, or has reached by keyboard, out from under the toasts, until stopped. */
export function keepFocusClear(region: HTMLElement): () => void {
  const clear = () => {
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible') || region.contains(focused)) return;
    const isCovered = [...region.children].some((stack) => overlap(stack, focused));
    if (isCovered) focused.scrollIntoView({ block: 'center' });
  };
  clear();
  document.addEventListener('focusin', clear);
  return () => document.removeEventListener('focusin', clear);
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
