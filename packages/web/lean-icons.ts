import type { Plugin } from 'vite';

/**
 * Lucide's icons without what this site never sets on them: sizes, names, aliases and a context. What
 * is left is the drawing, its usual pen, and the attributes that a component gives it.
 */
export function leanIcons(): Plugin {
  return {
    name: 'simplato:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/(createLucideIcon|icons\/[^/]+)\.mjs$/ },
      handler(code, id) {
        if (id.endsWith('createLucideIcon.mjs')) return { code: PEN, map: null };
        return {
          // Its parts never change places, so none needs a key.
          code: code
            .replaceAll(/,\s*key: "\w+"/g, '')
            .replace(/^ {2}name: .*\n {2}size: .*\n/m, '')
            .replace(/,\n {2}aliases: \[[^\]]*\]/, ''),
          map: null,
        };
      },
    },
  };
}

const PEN = `
import { createElement } from 'react';
const pen = {
  width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
  'aria-hidden': true,
};
export default ({ node }) => {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => createElement('svg', { ...pen, ...props }, ...parts);
};
`;
