import { expect, it } from 'vitest';
import { COURSE_NUMBERS, courseCarried, courseName, courseOfName } from './menu.ts';

it('the five courses have names, and any other number is unknown', () => {
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
])('a new category called %j gets the course %i', (name, course) => {
  expect(courseOfName(name)).toBe(course);
});

it('a product of no course of ours is carried with the rest', () => {
  expect([1, 4, 9].map(courseCarried)).toEqual(['Primeros', 'Bebidas', 'Lo demás']);
});
