import { expect, test } from 'vitest';
import { readAudit } from './report-audit.ts';

const report = (vulnerabilities: object, packages: object = {}) =>
  `npm warn something\n${JSON.stringify({ vulnerabilities: packages, metadata: { vulnerabilities } })}\n`;

test.each([
  [report({ info: 0, low: 0, moderate: 0, high: 0, critical: 0 }), /^nothing known/],
  [report({ high: 1, low: 2 }, { sharp: {}, ws: {} }), /^1 high, 2 low \(sharp, ws\)$/],
  ['{"message":"request to https://registry.example failed","error":{}}', /^not known/],
  ['npm error network\n', /^not known/],
  ['', /^not known/],
])('the output %j is summed up in one line', (output, told) => {
  expect(readAudit(output)).toMatch(told);
});
