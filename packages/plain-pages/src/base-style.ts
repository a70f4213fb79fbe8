/**
 * The styles of the pages that stand in for external services which are not connected: the
 * sandbox's payment pages and the mailbox. A file, because the content security policy allows no
 * inline styles.
 */
export const BASE_STYLE = `
@font-face { font-family: 'Young Serif'; src: url('letra/serif.ttf'); font-display: swap; }
@font-face { font-family: Figtree; font-weight: 400; src: url('letra/text.ttf'); font-display: swap; }
@font-face { font-family: Figtree; font-weight: 600 700; src: url('letra/bold.ttf'); font-display: swap; }

:root {
  color-scheme: light dark;
  --mantel: #faf5ec;
  --papel: #fffdf8;
  --papel-2: #f6efe3;
  --tinta: #1f1714;
  --tinta-2: #6b5d52;
  --linea: #e4d9c6;
  --borde: #8c7e6c;
  --diente: #cabea9;
  --pimenton: #b3202a;
  --pimenton-deep: #8e1720;
  --pimenton-tint: #fbeae5;
  --pimenton-text: #a91c26;
  --azafran: #e39a12;
  --azulejo-text: #1d4c7a;
}

@media (prefers-color-scheme: dark) {
  :root {
    --mantel: #171210;
    --papel: #221b17;
    --papel-2: #2d241f;
    --tinta: #f6ede0;
    --tinta-2: #bdac9b;
    --linea: #3d322b;
    --borde: #887869;
    --diente: #54473e;
    --pimenton: #c9323b;
    --pimenton-deep: #b32831;
    --pimenton-tint: #3a1a19;
    --pimenton-text: #f79a90;
    --azafran: #e9a62b;
    --azulejo-text: #94c1ea;
  }
}

* { box-sizing: border-box; }
h1, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }

body {
  min-height: 100dvh;
  margin: 0;
  background: var(--mantel);
  color: var(--tinta);
  font: 400 1rem/1.5 Figtree, system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}

.band {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 0.75rem;
  padding: 0.625rem 1rem calc(0.625rem + 6px);
  background:
    repeating-linear-gradient(-45deg, #1f1714 0 10px, transparent 10px 20px) bottom / 100% 6px no-repeat,
    var(--azafran);
  color: #1f1714;
}

main {
  display: grid;
  gap: 1.25rem;
  width: min(100%, 30rem);
  margin-inline: auto;
  padding: 1.75rem 1rem 3rem;
}

h1 {
  font: 400 1.625rem/1.15 'Young Serif', Georgia, 'Times New Roman', serif;
  text-wrap: balance;
}

.hint { color: var(--tinta-2); font-size: 0.9375rem; }
.button {
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1.5px solid var(--borde);
  border-radius: 999px;
  background: var(--papel);
  color: var(--tinta);
  font: inherit;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}

.button:hover { border-color: var(--tinta); background: var(--papel-2); }

:focus-visible { outline: 3px solid var(--azulejo-text); outline-offset: 2px; }

@media (min-width: 40rem) {
  main { padding-top: 3.5rem; }
}
`;
