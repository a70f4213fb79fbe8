/** The styles of the sandbox's pages, in addition to those of all trial pages. */
export const CHECKOUT_STYLE = `
h1 + .hint { margin-top: -0.75rem; }

.slip {
  position: relative;
  margin-bottom: 0.625rem;
  padding: 1.25rem 1rem 0.875rem;
  background: var(--papel);
  box-shadow:
    inset 0 6px 0 var(--pimenton),
    inset 1px 0 0 var(--linea),
    inset -1px 0 0 var(--linea);
}

.slip::before,
.slip::after {
  position: absolute;
  right: 0;
  left: 0;
  height: 9px;
  background:
    conic-gradient(from -50deg at bottom, transparent, var(--paper) 1deg 99deg, transparent 100deg)
      0 0 / 13px 5.5px repeat-x,
    conic-gradient(from -55deg at bottom, transparent, var(--paper) 1deg 109deg, transparent 110deg)
      5px 0 / 22px 7.5px repeat-x;
  content: '';
}

.slip::before { --paper: var(--diente); bottom: -10px; }
.slip::after { --paper: var(--papel); bottom: -8.75px; }

.slip li {
  display: grid;
  grid-template-columns: 2rem 1fr auto;
  align-items: baseline;
  padding-block: 0.25rem;
}

.quantity { font-weight: 700; }
.amount { padding-left: 0.75rem; white-space: nowrap; }

.total {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-top: 0.625rem;
  padding-top: 0.625rem;
  border-top: 1.5px dashed var(--diente);
  font-weight: 600;
}

.total strong { font-size: 1.625rem; line-height: 1.2; }

.alert {
  padding: 0.75rem 1rem;
  border: 1px solid var(--pimenton-text);
  border-radius: 0.875rem;
  background: var(--pimenton-tint);
  font-weight: 600;
}

form, .others { display: grid; gap: 0.75rem; }

.main {
  min-height: 3.5rem;
  border-color: transparent;
  background: var(--pimenton);
  box-shadow: inset 0 -2px 0 rgb(0 0 0 / 18%);
  color: #fffdf8;
  font-size: 1.125rem;
}

.main:hover { border-color: transparent; background: var(--pimenton-deep); }

.quiet { border-color: transparent; background: transparent; }
`;
