import { expect, it } from 'vitest';
import { COURSE_NUMBERS, courseName, courseOfName } from './menu.ts';

it('has five courses by name, and any other number is unknown', () => {
  expect(COURSE_NUMBERS.map(courseName)).toEqual([
    'Primeros',
    'Segundos',
    'Postres',
    'Bebidas',
    'Complementos',
  ]);
  expect([0, 6, 99].map(courseName)).toEqual(['Unknown', 'Unknown', 'Unknown']);
});

it.each([
  ['Primeros', 1],
  [' postres ', 3],
  ['COMPLEMENTOS', 5],
  ['Menú del día', 1],
])('a category called %j begins as course %i', (name, course) => {
  expect(courseOfName(name)).toBe(course);
});
