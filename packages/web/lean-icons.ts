import type { Plugin } from 'vite';

/**
 * Strips from Lucide's icons what this site never sets: sizes, names, aliases and a context. What
 * remains is the drawing, the default stroke, and the attributes that a component passes.
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
          // The parts of an icon are never reordered, so they need no keys.
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
