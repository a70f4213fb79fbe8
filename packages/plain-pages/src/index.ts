export * from './escape-html.ts';
export * from './html.ts';
export * from './page.ts';
export * from './serve-style.ts';
